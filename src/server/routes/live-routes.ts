import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { openLiveStreams } from '../http/live-stream.ts';
import { requireContext } from '../http/recognise-requests.ts';

const HIDDEN = { schema: { hide: true } };

/** An open conversation hears that there is something new in it, and an open page that one's numbers changed. */
export async function liveRoutes(app: FastifyInstance) {
  const stream = openLiveStreams(app);
  app.get<{ Params: { id: string } }>('/messages/:id/live', HIDDEN, (request, reply) =>
    stream(reply, (subscriber) =>
      openMarket(requireContext(request)).messages.watch(request.params.id, subscriber),
    ),
  );
  app.get<{ Querystring: { behind?: string } }>('/me/live', HIDDEN, (request, reply) =>
    stream(reply, (subscriber) => {
      const isBehind = request.query.behind !== undefined;
      return openMarket(requireContext(request)).notifications.watch(subscriber, { isBehind });
    }),
  );
}
