import { constants } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { encode, encodingFor } from './page-encoding.ts';

/** Less fits into one packet as it is. */
const MIN_BYTES = 1024;
const TEXT_TYPES = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript))|\+xml\b/;

/** Made for one reader: the quick levels. The window need not be larger than an answer. */
const QUICK = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 3, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 3 },
};

/**
 * Makes an answer that lies ready smaller in one go, beside the event loop. A stream of it would take a compressor of
 * several megabytes for each, which costs ten times the work; files, which are streams, are left to the plugin.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!Buffer.isBuffer(body) || body.length < MIN_BYTES || reply.hasHeader('content-encoding')) return body;
    if (!TEXT_TYPES.test(String(reply.getHeader('content-type') ?? ''))) return body;
    const vary = String(reply.getHeader('vary') ?? '');
    if (!/accept-encoding/i.test(vary))
      reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return body;
    const small = await encode(body, encoding, QUICK);
    reply.header('content-encoding', encoding).header('content-length', small.length);
    return small;
  });
}
