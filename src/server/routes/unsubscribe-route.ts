import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

/**
 * One click in a mail programme (RFC 8058): it comes from no page of ours and follows no redirect, so it is answered
 * here and not by a page. The token in the path is all it can do: stop the e-mails of one search.
 */
export async function unsubscribeRoute(app: FastifyInstance) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 1024 }, (_request, _body, done) =>
    done(null),
  );
  app.post<{ Params: { token: string } }>(
    '/unsubscribe/:token',
    { schema: { hide: true } },
    async (request, reply) => {
      const isDone = await openMarket(requireContext(request)).searches.unsubscribe(request.params.token);
      reply
        .code(isDone ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store');
      return isDone
        ? 'Done: you will get no more e-mails about this search.'
        : 'This link is not known, or the search was deleted.';
    },
  );
}
