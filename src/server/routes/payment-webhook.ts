import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

const BODY_LIMIT = 128 * 1024;

/**
 * Where the payment provider tells us what happened. It comes from no page of ours, so the signature over the raw
 * body stands in for origin and token; 200 means stored.
 */
export async function paymentWebhook(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Body: string }>(
    '/api/payment/webhook',
    { schema, bodyLimit: BODY_LIMIT },
    async (request, reply) => {
      const { payments } = openMarket(requireContext(request));
      await payments.receiveWebhook({ headers: flattenHeaders(request), rawBody: request.body ?? '' });
      reply.header('cache-control', 'no-store');
      return { success: 1 };
    },
  );
}

const schema = {
  tags: ['payment'],
  summary: 'For the payment provider: stores a signed notification.',
  description: 'Access: whoever signs as our payment provider.',
  response: { 200: z.object({ success: z.literal(1) }) },
};

function flattenHeaders({ headers }: FastifyRequest): Record<string, string | undefined> {
  const all = Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value]);
  return Object.fromEntries(all) as Record<string, string | undefined>;
}
