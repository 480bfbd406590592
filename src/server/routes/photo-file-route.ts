import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

/** Longer would outlive a take-down: caches that have it keep it until then, though its address has changed. */
const A_DAY = 'public, max-age=86400';

/** The files of photos. Those of a draft are for its owner, staff and whoever has the link of an invitation to it. */
export async function photoFileRoute(app: FastifyInstance) {
  app.get<{ Params: { key: string; file: string } }>(
    '/photos/:key/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { key, file } = request.params;
      const photo = await openMarket(requireContext(request)).photos.open(`${key}/${file}`);
      if (!photo)
        return reply
          .status(404)
          .header('cache-control', 'no-store')
          .type('text/plain; charset=utf-8')
          .send('There is no such photo.\n');
      if (!photo.isPublic)
        return reply.header('cache-control', 'private, no-store').type(photo.type).send(photo.bytes);
      // A file never changes under its address, so the address is its mark.
      const mark = `"${key}-${file}"`;
      reply.header('cache-control', A_DAY).header('etag', mark);
      // Everybody may see it, also in an e-mail that somebody reads on their mail provider's own page.
      reply.header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === mark) return reply.status(304).send();
      return reply.type(photo.type).send(photo.bytes);
    },
  );
  app.get<{ Params: { id: string; key: string; photo: string; file: string } }>(
    '/invitation/:id/:key/photos/:photo/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { photo: of, file, ...link } = request.params;
      const asked = { ...link, file: `${of}/${file}` };
      const photo = await openMarket(requireContext(request)).invitations.openPhoto(asked);
      reply.header('cache-control', 'private, no-store');
      if (!photo)
        return reply.status(404).type('text/plain; charset=utf-8').send('There is no such photo.\n');
      return reply.type(photo.type).send(photo.bytes);
    },
  );
}
