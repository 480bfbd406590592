import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

/** The files of photos in messages. Nobody but those who may see the message learns that there is one, and no cache keeps it. */
export async function messagePhotoRoute(app: FastifyInstance) {
  app.get<{ Params: { key: string; file: string } }>(
    '/messages/photos/:key/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key, file } = request.params;
      const photo = await openMarket(requireContext(request)).messages.openPhoto(`${key}/${file}`);
      reply.header('cache-control', 'private, no-store');
      if (!photo)
        return reply.status(404).type('text/plain; charset=utf-8').send('There is no such photo.\n');
      return reply.type(photo.type).send(photo.bytes);
    },
  );
}
