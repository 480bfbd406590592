import { sql } from 'kysely';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Platform } from '#platform/platform.ts';

/** For machines that watch the site: alive? ready for visitors? how is it doing? */
export function operationsRoutes({ config, db, metrics }: Platform) {
  return async (app: FastifyInstance) => {
    let stopping = false;
    app.addHook('preClose', async () => {
      stopping = true;
    });

    app.get('/livez', async () => 'alive\n');

    app.get('/readyz', async (_request, reply) => {
      const ready = !stopping && (await answers(sql`select 1`.execute(db)));
      return reply.status(ready ? 200 : 503).send(ready ? 'ready\n' : 'not ready\n');
    });

    app.get('/metrics', async (request, reply) => {
      if (!mayReadMetrics(request, config.METRICS_TOKEN)) return reply.status(404).send('not found\n');
      return reply.type(metrics.contentType).send(await metrics.text());
    });
  };
}

const answers = (question: Promise<unknown>) =>
  question.then(
    () => true,
    () => false,
  );

/** Without a token nobody reads the figures from outside: only the machine itself may. */
function mayReadMetrics(request: FastifyRequest, token: string | undefined): boolean {
  if (token) return request.headers.authorization === `Bearer ${token}`;
  return request.ip === '127.0.0.1' || request.ip === '::1';
}
