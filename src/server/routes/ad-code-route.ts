import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

/** An ad's short address as squares for a phone's camera. The same for ever: a number never changes. */
export async function adCodeRoute(app: FastifyInstance) {
  app.get<{ Params: { number: string } }>(
    '/ad/:number/code.svg',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = await openMarket(requireContext(request)).ads.drawCode(request.params.number);
      if (!picture)
        return reply.status(404).type('text/plain; charset=utf-8').send('There is no such number.\n');
      const { size, path } = picture;
      return reply
        .header('cache-control', 'public, max-age=86400')
        .type('image/svg+xml')
        .send(
          `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}" shape-rendering="crispEdges"/></svg>`,
        );
    },
  );
}
