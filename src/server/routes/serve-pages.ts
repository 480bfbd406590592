import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import staticFiles from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RouterContextProvider, ServerBuild } from 'react-router';
import { type MarketContext, openContext } from '#market/context.ts';
import { type Market, openMarket } from '#market/market.ts';
import type { Platform } from '#platform/platform.ts';
import { findPrefsText } from '#rules/preferences/read-preferences.ts';
import { MESSAGE_FORM } from '#rules/ads/photos/upload-limits.ts';
import { bugAnswer } from '#api/refusals.ts';
import { sendErrorPage } from '../http/answers/answer-error.ts';
import { takeInMessagePhotos, takeInSalePhotos } from './message-form.ts';
import { findPageHandler } from './page-handlers.ts';
import { type PageResult, renderForCache, type RenderResult } from '../cache/render-for-cache.ts';
import type { AnswerCache } from '../cache/answer-cache.ts';
import { isUnchanged, type PageCache } from '../cache/page-cache.ts';
import type { EncodedPage } from '../http/answers/page-encoding.ts';
import { requireContext } from '../http/recognise-requests.ts';
import { siteFacts } from '../site-facts.ts';

type PageNeeds = {
  market: Market;
  result: PageResult;
  isForAll: boolean;
  now: () => Date;
  requestId: string;
  site: ReturnType<typeof siteFacts>;
  apiDocument: unknown;
  report: (error: unknown) => void;
};

/** The web build. Its entry.server.tsx tells how a page is given what it needs. */
export type PagesBuild = ServerBuild & {
  entry: { module: { openPage(needs: PageNeeds): RouterContextProvider } };
};

/** The built pages with the folder of their assets; in development Vite's fresh ones, which serves its own files. */
export type Pages = {
  load(): Promise<PagesBuild>;
  assets?: string;
  developmentFiles?: (request: IncomingMessage, reply: ServerResponse, next: () => void) => void;
};

/** What this process caches between requests: whole pages, and answers that stand on many of them. */
export type Caches = { cache: PageCache; answers: AnswerCache };

const FORMS_WITH_PHOTOS = [
  ['/messages/:id', takeInMessagePhotos],
  ['/sales/:id/:step', takeInSalePhotos],
] as const;

/** Hands every request that nothing else took to React Router. */
export function servePages(pages: Pages, platform: Platform, caches: Caches | undefined) {
  const site = siteFacts(platform.config);
  return async (app: FastifyInstance) => {
    if (pages.assets) await serveAssets(app, pages.assets);
    if (pages.developmentFiles) serveDevelopmentFiles(app, pages.developmentFiles);
    // React Router reads the body itself.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', (_request, _payload, done) => done(null));

    async function render(
      request: FastifyRequest,
      ctx: MarketContext,
      { isForAll = false, form }: { isForAll?: boolean; form?: URLSearchParams | undefined } = {},
    ): Promise<RenderResult> {
      const build = await pages.load();
      const result: PageResult = { body: undefined };
      const context = build.entry.module.openPage({
        market: openMarket(ctx),
        result,
        isForAll,
        now: () => platform.now(),
        requestId: request.id,
        site,
        apiDocument: app.swagger(),
        report: (error) => request.log.error({ err: error, requestId: request.id }, 'a bug on a page'),
      });
      const asked = webRequest(request, site.origin, { isForAll, form });
      const answer = await findPageHandler(build, request.url)(asked, context);
      return { answer, ...result };
    }

    async function showPage(request: FastifyRequest, reply: FastifyReply, form?: URLSearchParams) {
      const ctx = requireContext(request);
      let own: RenderResult | undefined;
      const cached = await caches?.cache.getOrRender(request.raw, async ({ kind }) => {
        // A member's page is rendered as a visitor's: nothing of theirs can get into it.
        const isForAll = kind === 'member';
        const reader = isForAll ? openContext(platform, null, request.id) : ctx;
        const { made, rendered } = await renderForCache(
          { platform, ctx: reader, reply, answers: caches.answers },
          (watched) => render(request, watched, { isForAll }),
        );
        if (!isForAll) own = rendered;
        return made;
      });
      if (cached) return sendCached(request, reply, cached);
      const rendered = own ?? (await render(request, ctx, { form }));
      if (isLastResort(rendered.answer))
        return sendErrorPage(request, reply, { status: 500, message: bugAnswer.message, site });
      return sendRendered(reply, rendered);
    }
    for (const url of ['/*', '/api/docs', '/api/docs.data', '/api/docs/:operation'])
      app.all(url, { schema: { hide: true } }, (request, reply) => showPage(request, reply));
    await app.register(async (messages) => {
      await messages.register(multipart, { limits: MESSAGE_FORM.limits, throwFileSizeLimit: false });
      const route = { bodyLimit: MESSAGE_FORM.bodyMax, schema: { hide: true } };
      for (const [url, takeIn] of FORMS_WITH_PHOTOS)
        messages.post(url, route, async (request, reply) => showPage(request, reply, await takeIn(request)));
    });
  };
}

/** React Router's one line of plain text, for when not even the error page could be rendered. */
const isLastResort = ({ status, headers }: Response): boolean =>
  status === 500 && headers.get('content-type')?.startsWith('text/html') === false;

function sendCached({ raw }: FastifyRequest, reply: FastifyReply, page: EncodedPage) {
  const isKnown = isUnchanged(raw, page);
  const headers = isKnown ? page.unchanged : page.headers;
  for (let at = 0; at < headers.length; at += 2) reply.header(headers[at] ?? '', headers[at + 1]);
  return isKnown ? reply.code(304).send() : reply.send(page.body);
}

function sendRendered(reply: FastifyReply, { answer, body }: RenderResult) {
  if (!answer.headers.has('cache-control')) reply.header('cache-control', 'no-store');
  if (body === undefined) return reply.send(answer);
  for (const [name, value] of answer.headers) reply.header(name, value);
  return reply.code(answer.status).send(body);
}

/** Names of built files carry a hash of their content, so a browser may keep them for good. */
async function serveAssets(app: FastifyInstance, folder: string) {
  await app.register(staticFiles, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    // Compressed once by the build (scripts/assets.ts).
    preCompressed: true,
    index: false,
    decorateReply: false,
  });
}

function serveDevelopmentFiles(app: FastifyInstance, serve: NonNullable<Pages['developmentFiles']>) {
  app.addHook('onRequest', (request, reply, done) => serve(request.raw, reply.raw, done));
}

type Asked = { isForAll: boolean; form: URLSearchParams | undefined };

/** `form`: what was posted, where it was read already. */
function webRequest(request: FastifyRequest, origin: string, { isForAll, form }: Asked): Request {
  const leaving = new AbortController();
  request.raw.once('close', () => {
    if (!request.raw.complete) leaving.abort();
  });
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const headers = toWebHeaders(request, isForAll);
  if (form) {
    headers.set('content-type', 'application/x-www-form-urlencoded;charset=UTF-8');
    headers.set('content-length', String(Buffer.byteLength(form.toString())));
  }
  return new Request(toPageUrl(request, hasBody, origin), {
    method: request.method,
    headers,
    signal: leaving.signal,
    ...(hasBody
      ? { body: form?.toString() ?? (Readable.toWeb(request.raw) as ReadableStream), duplex: 'half' }
      : {}),
  });
}

/**
 * Where a write was sent to is where it came from: that was asked before, and React Router asks again. A path is
 * joined, not resolved, because '//elsewhere' would lead away.
 */
function toPageUrl({ url, headers }: FastifyRequest, isWrite: boolean, origin: string): URL {
  const path = url.startsWith('/') ? url : '/';
  return new URL(`${(isWrite && headers.origin) || origin}${path}`);
}

/** Of whoever looks at a page for all, nothing is told but how they want to see it. */
function toWebHeaders(request: FastifyRequest, isForAll: boolean): Headers {
  const prefs = findPrefsText(request.headers.cookie);
  if (isForAll) return new Headers(prefs === undefined ? {} : { cookie: `prefs=${prefs}` });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined) headers.append(name, one);
  }
  return headers;
}
