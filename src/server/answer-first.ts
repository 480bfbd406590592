import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { PageCache } from './page-cache.ts';

/** A kept page is answered before anything else looks at the request: most requests need nothing more. */
export function answerFirst(app: FastifyInstance, cache: PageCache): void {
  const { server } = app;
  const others = server.listeners('request') as ((
    request: IncomingMessage,
    response: ServerResponse,
  ) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (cache.answer(request, response)) return;
    for (const other of others) other(request, response);
  });
  app.addHook('onClose', () => cache.close());
}
