import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { contextOf } from './recognise-requests.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** The files of photos. Those of a draft are for its owner and staff alone. */
export async function photoRoutes(app: FastifyInstance) {
  app.get<{ Params: { key: string; file: string } }>(
    '/photos/:key/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key, file } = request.params;
      const photo = await openMarket(contextOf(request)).photos.open(`${key}/${file}`);
      if (!photo)
        return reply.status(404).type('text/plain; charset=utf-8').send('There is no such photo.\n');
      return reply
        .header('cache-control', photo.isPublic ? FOREVER : 'private, no-store')
        .type(photo.type)
        .send(photo.bytes);
    },
  );
}
