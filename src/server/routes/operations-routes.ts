import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { isSame } from '#platform/secrets/secrets.ts';
import type { FindAddress } from '../http/client-address.ts';

/** For machines that watch the site: alive? ready for visitors? how is it doing? */
export function operationsRoutes({ config, metrics, isDatabaseReady }: Platform, findAddress: FindAddress) {
  return async (app: FastifyInstance) => {
    let stopping = false;
    app.addHook('preClose', async () => {
      stopping = true;
    });

    app.get('/livez', async () => 'alive\n');

    app.get('/readyz', async (_request, reply) => {
      const ready = !stopping && (await isDatabaseReady());
      return reply.status(ready ? 200 : 503).send(ready ? 'ready\n' : 'not ready\n');
    });

    app.get('/metrics', async (request, reply) => {
      if (!mayReadMetrics(request, config, findAddress)) return reply.status(404).send('not found\n');
      return reply.type(metrics.contentType).send(await metrics.text());
    });
  };
}

/**
 * With the token; without one only in a demo, and only from the machine itself. A real site has a proxy on the same
 * machine, and then everybody seems to come from here.
 */
function mayReadMetrics(
  request: FastifyRequest,
  { METRICS_TOKEN, MODE }: Config,
  findAddress: FindAddress,
): boolean {
  if (METRICS_TOKEN) return isSame(request.headers.authorization ?? '', `Bearer ${METRICS_TOKEN}`);
  if (MODE !== 'demo') return false;
  const address = findAddress(request.raw);
  return address === '127.0.0.1' || address === '::1';
}
