import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { apiRoutes } from '#api/routes.ts';
import { uploadRoute } from '#api/ads/upload-route.ts';
import { openMarket } from '#market/market.ts';
import type { Platform } from '#platform/platform.ts';
import { requestMark } from '#platform/postgres/query-pool.ts';
import { ourProxies } from '#platform/config/trusted-proxies.ts';
import { answerErrors, answerUnknown } from './http/answers/answer-error.ts';
import { collectApiDocument } from './http/api-document.ts';
import { clientAddress } from './http/client-address.ts';
import { compressAnswers } from './http/answers/compress-answers.ts';
import { registerViewCounter, ViewCounter } from './http/view-counter.ts';
import { RecentWriters } from './http/recent-writers.ts';
import { answerFromCache } from './cache/answer-from-cache.ts';
import { createHttpServer, type Front } from './http/create-http-server.ts';
import { cspReportRoute } from './routes/csp-report-route.ts';
import { CacheInvalidation } from './cache/cache-invalidation.ts';
import { demoMailRoute } from './routes/demo-mail-route.ts';
import { inPace } from './http/overload/in-pace.ts';
import { openAnswerObserver } from './http/answers/observe-answer.ts';
import { openRequestIds } from './http/request-id.ts';
import { liveRoutes } from './routes/live-routes.ts';
import { messagePhotoRoute } from './routes/message-photo-route.ts';
import { operationsRoutes } from './routes/operations-routes.ts';
import { AnswerCache } from './cache/answer-cache.ts';
import { PageCache } from './cache/page-cache.ts';
import { photoFormRoute } from './routes/photo-form-route.ts';
import { paymentWebhook } from './routes/payment-webhook.ts';
import { adCodeRoute } from './routes/ad-code-route.ts';
import { photoFileRoute } from './routes/photo-file-route.ts';
import { requireContext, recogniseRequests } from './http/recognise-requests.ts';
import { ensureSameSite } from './http/same-site.ts';
import { cutSlowBodies } from './http/overload/slow-bodies.ts';
import { shedLoad } from './http/overload/shed-load.ts';
import { setSecurityHeaders } from './http/security-headers.ts';
import { salePhotoRoute } from './routes/sale-photo-route.ts';
import { type Caches, type Pages, servePages } from './routes/serve-pages.ts';
import { unsubscribeRoute } from './routes/unsubscribe-route.ts';

const BODY_LIMIT = 256 * 1024;
/** The best levels are for files that are compressed once; these are compressed for every visitor. */
const QUICK_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** Two doors, one market: programs come in by /api, people by every other path. */
export async function buildServer(platform: Platform, pages?: Pages): Promise<FastifyInstance> {
  const { config } = platform;
  const findAddress = clientAddress(config);
  const makeRequestId = openRequestIds(config);
  const observeAnswer = openAnswerObserver(platform);
  const front: Front[] = [];
  const loggerInstance: FastifyBaseLogger = platform.log;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: makeRequestId,
    serverFactory: createHttpServer(front),
    trustProxy: ourProxies(config.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 200 },
  });
  app.setErrorHandler(answerErrors(config));
  app.addHook('onRequest', (request, _reply, done) => requestMark.run(request.id, done));
  app.addHook('onRequest', setSecurityHeaders(platform, pages?.developmentFiles !== undefined));
  const rejectLoad = shedLoad(app, platform, { makeRequestId, observeAnswer });
  cutSlowBodies(app);
  app.addHook('onRequest', ensureSameSite(config));
  app.addHook('onResponse', async ({ id, method, routeOptions }, { statusCode: status, elapsedTime: ms }) =>
    observeAnswer({ id, method, route: routeOptions.url ?? 'none', status, ms }),
  );

  const writers = new RecentWriters();
  const caches = pages?.assets && config.PAGE_CACHE_MB > 0 ? openCaches(app, platform, writers) : undefined;
  const views = new ViewCounter(platform, findAddress);
  if (caches) front.push(answerFromCache(caches.cache, { views, makeRequestId, observeAnswer }));
  front.push(rejectLoad);
  await app.register(cookie);
  compressAnswers(app);
  await app.register(compress, { encodings: ['br', 'gzip'], brotliOptions: QUICK_BROTLI });
  await app.register(operationsRoutes(platform, findAddress));
  await app.register(cspReportRoute(platform));
  await app.register(async (site) => {
    recogniseRequests(site, platform, {
      findAddress,
      writers,
      openCached: caches && (() => caches.answers.forRequest()),
    });
    registerViewCounter(site, views);
    await collectApiDocument(site);
    await site.register(apiRoutes(openRequestMarket));
    await site.register(uploadRoute(openRequestMarket, inPace));
    await site.register(paymentWebhook);
    await site.register(unsubscribeRoute);
    await site.register(photoFileRoute);
    await site.register(adCodeRoute);
    await site.register(messagePhotoRoute);
    await site.register(salePhotoRoute);
    await site.register(liveRoutes);
    await site.register(demoMailRoute);
    await site.register(photoFormRoute);
    site.all('/api/*', { schema: { hide: true } }, answerUnknown);
    if (pages) await site.register(servePages(pages, platform, caches));
    else site.setNotFoundHandler(answerUnknown);
  });
  return app;
}

/** What is cached between requests, until a write changes it. */
function openCaches(app: FastifyInstance, platform: Platform, writers: RecentWriters): Caches {
  const invalidation = new CacheInvalidation(platform);
  app.addHook('onClose', async () => invalidation.close());
  return {
    cache: new PageCache(platform, invalidation, writers),
    answers: new AnswerCache(platform, invalidation),
  };
}

const openRequestMarket = (request: FastifyRequest) => openMarket(requireContext(request));
