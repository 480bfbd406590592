import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiRoutes, type RequestMarket } from '#api/routes.ts';
import { uploadRoute } from '#api/ads/upload-route.ts';
import { openMarket, orderOnce } from '#market/market.ts';
import type { Platform } from '#platform/platform.ts';
import { requestMark } from '#platform/postgres/request-mark.ts';
import { ourProxies } from '#platform/trusted-proxies.ts';
import { answerErrors, answerUnknown } from './http/answer-error.ts';
import { collectApiDocument } from './http/api-document.ts';
import { clientAddress, isFromProxy } from './http/client-address.ts';
import { compressAnswers } from './http/compress-answers.ts';
import { registerViewCounter, ViewCounter } from './http/view-counter.ts';
import { answerFromCache } from './cache/answer-from-cache.ts';
import { cspReportRoute } from './routes/csp-report-route.ts';
import { CacheInvalidation } from './cache/cache-invalidation.ts';
import { demoMailRoute } from './routes/demo-mail-route.ts';
import { inPace } from './http/in-pace.ts';
import { liveThreadRoute } from './routes/live-thread-route.ts';
import { operationsRoutes } from './routes/operations-routes.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { PageCache } from './cache/page-cache.ts';
import { photoFormRoute } from './routes/photo-form-route.ts';
import { paymentWebhook } from './routes/payment-webhook.ts';
import { photoFileRoute } from './routes/photo-file-route.ts';
import { requireContext, recogniseRequests } from './http/recognise-requests.ts';
import { ensureSameSite } from './http/same-site.ts';
import { cutSlowBodies } from './http/slow-bodies.ts';
import { shedLoad } from './http/shed-load.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { type Caches, type Pages, servePages } from './routes/serve-pages.ts';
import { unsubscribeRoute } from './routes/unsubscribe-route.ts';

/** A photo from a phone on a slow line takes its time; headers do not, and a line that falls silent is cut. */
const REQUEST_TIMEOUT_MS = 60_000;
const HEADERS_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 20_000;
const BODY_LIMIT = 256 * 1024;
/** The best levels are for files that are compressed once; these are compressed for every visitor. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Two doors, one market: programs come in by /api, people by every other path. */
export async function buildServer(platform: Platform, pages?: Pages): Promise<FastifyInstance> {
  const { config } = platform;
  const addressOf = clientAddress(config);
  const isOurs = isFromProxy(config);
  const idOf = (request: Pick<IncomingMessage, 'headers' | 'socket'>) =>
    (isOurs(request) && idFromProxy(request.headers['x-request-id'])) || randomUUID();
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: idOf,
    trustProxy: ourProxies(config.TRUST_PROXY),
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: SILENCE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS },
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.setErrorHandler(answerErrors(config));
  app.addHook('onRequest', (request, _reply, done) => requestMark.run(request.id, done));
  app.addHook('onRequest', setSecurityHeaders(platform, pages?.developmentFiles !== undefined));
  shedLoad(app, platform, idOf);
  cutSlowBodies(app);
  app.addHook('onRequest', ensureSameSite(config));
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    platform.metrics.observeRequest(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });

  const keeping = pages?.assets && config.PAGE_CACHE_MB > 0 ? openCaches(app, platform) : undefined;
  const looks = new ViewCounter(platform, addressOf);
  if (keeping) answerFromCache(app, keeping.cache, looks);
  await app.register(cookie);
  compressAnswers(app);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: QUICK_BROTLI });
  await app.register(operationsRoutes(platform, addressOf));
  await app.register(cspReportRoute(platform));
  await app.register(async (site) => {
    recogniseRequests(site, platform, { addressOf, answers: keeping?.answers });
    registerViewCounter(site, looks);
    await collectApiDocument(site);
    await site.register(apiRoutes(openRequestMarket));
    await site.register(uploadRoute(openRequestMarket, inPace));
    await site.register(paymentWebhook);
    await site.register(unsubscribeRoute);
    await site.register(photoFileRoute);
    await site.register(liveThreadRoute);
    await site.register(demoMailRoute);
    await site.register(photoFormRoute);
    site.all('/api/*', { schema: { hide: true } }, answerUnknown);
    if (pages) await site.register(servePages(pages, platform, keeping));
    else site.setNotFoundHandler(answerUnknown);
  });
  return app;
}

/** What is cached between requests, until a write changes it. */
function openCaches(app: FastifyInstance, platform: Platform): Caches {
  const freshness = new CacheInvalidation(platform);
  app.addHook('onClose', () => freshness.close());
  return { cache: new PageCache(platform, freshness), answers: new AnswerCache(platform, freshness) };
}

/** One id from the proxy's log to ours, the database's and the error page. It ends up in SQL: letters and digits only. */
function idFromProxy(given: string | string[] | undefined): string | undefined {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : undefined;
}

function openRequestMarket(request: FastifyRequest): RequestMarket {
  const ctx = requireContext(request);
  return { market: openMarket(ctx), orderOnce: (once, order) => orderOnce(ctx, once, order) };
}
