import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cached, MarketContext } from '#market/context.ts';
import { openRequest } from '#market/open-request.ts';
import type { Platform } from '#platform/platform.ts';
import { findPrefsText } from '#rules/preferences/read-preferences.ts';
import { browserCookies } from './browser-cookies.ts';
import type { FindAddress } from './client-address.ts';
import type { RecentWriters } from './recent-writers.ts';

/** So long a browser reads from the primary after a write: replicas may not have it yet. */
const JUST_WROTE = { value: '1', seconds: 5 };
const contexts = new WeakMap<FastifyRequest, MarketContext>();

type Needs = { findAddress: FindAddress; openCached: (() => Cached) | undefined; writers: RecentWriters };

/** Finds out once for each request who is asking. Role and state come from the database, never from a cookie. */
export function recogniseRequests(
  app: FastifyInstance,
  platform: Platform,
  { findAddress, openCached, writers }: Needs,
): void {
  const cookies = browserCookies(platform.config);
  app.addHook('onRequest', async (request) => {
    const session = cookies.shownBy(request, 'sid');
    const hasJustWritten = cookies.shownBy(request, 'wrote') !== undefined;
    const isLooking = (request.method === 'GET' || request.method === 'HEAD') && !hasJustWritten;
    const ctx = await openRequest(platform, {
      shown: { session, token: cookies.shownBy(request, 'token') },
      browser: {
        address: findAddress(request.raw),
        agent: request.headers['user-agent']?.slice(0, 400) ?? null,
        device: cookies.shownBy(request, 'dev') ?? null,
        saved: cookies.shownBy(request, 'saved') ?? null,
        typed: cookies.shownBy(request, 'typed') ?? null,
        refused: cookies.shownBy(request, 'refused') ?? null,
        mark: cookies.shownBy(request, 'browser') ?? null,
        prefs: findPrefsText(request.headers.cookie) ?? null,
      },
      requestId: request.id,
      isLooking,
    });
    contexts.set(request, {
      ...ctx,
      ...(isLooking && openCached && !writers.has(session) && { cached: openCached() }),
      write: (work, options) =>
        ctx.write(work, options).finally(() => {
          writers.add(session);
          if (platform.readFrom.hasReplicas) ctx.browser.cookies.set('wrote', JUST_WROTE);
        }),
    });
  });
  app.addHook('onSend', async (request, reply) => {
    const context = contexts.get(request);
    if (context) cookies.hand(reply, context.browser);
  });
}

/** Who asked; null also where nobody was looked for. */
export const findRequestViewer = (request: FastifyRequest) => contexts.get(request)?.viewer ?? null;

export function requireContext(request: FastifyRequest): MarketContext {
  const context = contexts.get(request);
  if (!context) throw new Error('this request was never recognised');
  return context;
}
