import type { FastifyInstance } from 'fastify';
import { openMarket } from '#market/market.ts';
import { requireContext } from '../http/recognise-requests.ts';

/** An e-mail brings its own styles and photos of ads, nothing else; only the page of the demo mailbox may frame it. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The HTML part of an e-mail in the demo mailbox, as a mail programme would show it. */
export async function demoMailRoute(app: FastifyInstance) {
  app.get<{ Params: { id: string } }>(
    '/dev/mail/:id/html',
    { schema: { hide: true } },
    async (request, reply) => {
      const mail = await openMarket(requireContext(request)).mailbox.show(request.params.id);
      if (!mail?.html) return reply.status(404).type('text/plain').send('There is no such e-mail.\n');
      return reply
        .header('content-security-policy', MAIL_POLICY)
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(mail.html);
    },
  );
}
