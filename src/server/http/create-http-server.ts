import { createServer, type IncomingMessage, type ServerOptions, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Looks at a request before Fastify does; true when it has answered. */
export type Front = (request: IncomingMessage, response: ServerResponse) => boolean;

type Timeouts = Pick<
  ServerOptions,
  'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
> & { silence: number };

/**
 * A photo from a phone on a slow line takes its time; headers do not, and a line that falls silent is cut. An idle
 * line stays open longer than a proxy before us holds its own, so that the proxy is the one to close it.
 */
const TIMEOUTS: Timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 72_000,
  silence: 20_000,
};

/**
 * The one listener for requests: each of the fronts in order, then Fastify. Fastify applies none of its own timeouts to
 * a server that it was handed, so all of them are set here. The list may be filled until the server listens.
 */
export function createHttpServer(front: readonly Front[], timeouts = TIMEOUTS): FastifyServerFactory {
  return (handle) => {
    const { silence, ...options } = timeouts;
    const server = createServer(options, (request, response) => {
      for (const hasAnswered of front) if (hasAnswered(request, response)) return;
      handle(request, response);
    });
    return server.setTimeout(silence);
  };
}
