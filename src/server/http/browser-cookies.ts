import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Browser, COOKIE_NAMES, type CookieName } from '#market/browser.ts';
import type { Config } from '#platform/config/config.ts';

/** Hidden from scripts is what no script needs: the session, the device half, what a visitor saved, typed or began. */
const KINDS: Record<CookieName, CookieSerializeOptions> = {
  sid: { httpOnly: true, sameSite: 'lax' },
  dev: { httpOnly: true, sameSite: 'strict' },
  saved: { httpOnly: true, sameSite: 'lax' },
  wrote: { httpOnly: true, sameSite: 'lax' },
  typed: { httpOnly: true, sameSite: 'lax' },
  refused: { httpOnly: true, sameSite: 'lax' },
  browser: { httpOnly: true, sameSite: 'lax' },
  token: { sameSite: 'lax' },
  at: { sameSite: 'lax' },
  id: { sameSite: 'lax' },
  // Script writes it, too, and it is read as it stands.
  prefs: { sameSite: 'lax', encode: (value) => value },
};

/** How what a browser keeps for the market travels: as cookies, bound to this host alone where the site is HTTPS. */
export function browserCookies({ ORIGIN }: Pick<Config, 'ORIGIN'>) {
  const secure = ORIGIN.startsWith('https:');
  const toCookieName = (keep: CookieName) => (secure && KINDS[keep].httpOnly ? `__Host-${keep}` : keep);
  return {
    shownBy: (request: FastifyRequest, keep: Exclude<CookieName, 'at' | 'id'>) =>
      request.cookies[toCookieName(keep)],
    hand(reply: FastifyReply, { cookies }: Browser) {
      for (const keep of COOKIE_NAMES) {
        const told = cookies.get(keep);
        if (told === undefined) continue;
        const options = { ...KINDS[keep], path: '/', secure, maxAge: told?.seconds ?? 0 };
        reply.header(
          'set-cookie',
          reply.server.serializeCookie(toCookieName(keep), told?.value ?? '', options),
        );
      }
    },
  };
}
