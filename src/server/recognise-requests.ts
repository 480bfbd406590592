import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recogniseViewer } from '#market/accounts/recognise-viewer.ts';
import { type Context, openContext } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';

const contexts = new WeakMap<FastifyRequest, Context>();

/** Finds out once for each request who is asking. Role and state come from the database, never from a cookie. */
export function recogniseRequests(app: FastifyInstance, platform: Platform): void {
  const sessionCookie = platform.config.ORIGIN.startsWith('https:') ? '__Host-sid' : 'sid';
  app.addHook('onRequest', async (request) => {
    const viewer = await recogniseViewer(platform, {
      session: request.cookies[sessionCookie],
      token: request.cookies.token,
    });
    contexts.set(request, openContext(platform, viewer, request.id));
  });
}

export function contextOf(request: FastifyRequest): Context {
  const context = contexts.get(request);
  if (!context) throw new Error('this request was never recognised');
  return context;
}
