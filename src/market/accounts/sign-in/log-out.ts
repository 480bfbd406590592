import { fingerprint } from '#platform/secrets/secrets.ts';
import { COOKIE_NAMES } from '../../browser.ts';
import type { Context } from '../../context.ts';
import { lockDeviceByCookie, revokeDevice } from './device-store.ts';
import { forgetCountry } from './preset-country.ts';
import { removeSession } from './session-store.ts';

/** Ends the session and the device pass of this browser, and tells it to forget both. Also when they had run out. */
export async function logOut(ctx: Context): Promise<void> {
  const { session, device: half } = ctx.browser;
  await ctx.write(async ({ db }) => {
    if (session) await removeSession(db, session.id);
    const device = half ? await lockDeviceByCookie(db, fingerprint(half), ctx.now()) : undefined;
    if (device) await revokeDevice(db, device.id, 'logged out', ctx.now());
  });
  forgetSession(ctx);
}

export function forgetSession({ browser, viewer }: Context): void {
  for (const keep of COOKIE_NAMES) if (keep !== 'prefs') browser.cookies.set(keep, null);
  forgetCountry(browser, viewer);
}
