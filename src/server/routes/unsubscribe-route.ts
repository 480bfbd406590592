import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

/**
 * One click in a mail programme (RFC 8058): it comes from no page of ours and follows no redirect, so it is answered
 * here and not by a page. The token in the path is all it can do: stop the e-mails about one search or
 * bundle, or those of what fits.
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
      const { token } = request.params;
      const { searches, bundles, wanted } = openMarket(requireContext(request));
      const isDone =
        (await searches.unsubscribe(token)) ||
        (await bundles.unsubscribe(token)) ||
        (await wanted.unsubscribe(token));
      reply
        .code(isDone ? 200 : 404)
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'no-store');
      return isDone
        ? 'Done: you will get no more of these e-mails.'
        : 'This link is not known, or what it was about is deleted.';
    },
  );
}
