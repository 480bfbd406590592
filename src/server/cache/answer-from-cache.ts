import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ViewCounter } from '../http/view-counter.ts';
import type { PageCache } from './page-cache.ts';

/** A cached page is answered before anything else looks at the request: most requests need nothing more. */
export function answerFromCache(app: FastifyInstance, cache: PageCache, looks: ViewCounter): void {
  const { server } = app;
  const others = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // What is cached is for visitors: nobody is signed in.
    if (cache.answer(request, response)) return looks.note(request, null);
    for (const other of others) other(request, response);
  });
}
