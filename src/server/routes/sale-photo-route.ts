import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

const SIZES = ['small', 'medium', 'large'] as const;

/** The files of photos in sales. Nobody but those whom the sale concerns learns that there is one, and no cache keeps it. */
export async function salePhotoRoute(app: FastifyInstance) {
  app.get<{ Params: { id: string; file: string } }>(
    '/sales/photos/:id/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id: photoId, file } = request.params;
      const size = SIZES.find((each) => file === `${each}.webp`);
      const photo = size && (await openMarket(requireContext(request)).sales.openPhoto({ photoId, size }));
      reply.header('cache-control', 'private, no-store');
      if (!photo)
        return reply.status(404).type('text/plain; charset=utf-8').send('There is no such photo.\n');
      return reply.type(photo.type).send(photo.bytes);
    },
  );
}
