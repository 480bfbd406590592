import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Market } from '#market/market.ts';
import {
  apiDocumentContext,
  marketContext,
  reportContext,
  requestIdContext,
  type PageResult,
  pageResultContext,
  type Site,
  siteContext,
} from './request/page-context.ts';
import { CACHED } from './request/cached.ts';
import { RenderedParts } from './frame/rendered-parts.server.ts';
import { renderOnceBy } from './frame/once.tsx';

// In development a part may change its look at any time.
const parts = new RenderedParts(renderToStaticMarkup);
if (import.meta.env.PROD) renderOnceBy(parts);

/** Renders the whole page before the first byte leaves, so that an error on the way still becomes an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const result = context.get(pageResultContext);
  result.isSameForAll = isSameForAll(entry);
  if (hydrates(entry)) return new Response(await renderToStream(request, entry), { status, headers });
  // Nothing takes the page over in the browser: no marks for that, and the loaders' data are not sent along.
  const { serverHandoffStream: _unsent, ...still } = { ...entry, manifest: pickMatchedRoutes(entry) };
  const html = renderToStaticMarkup(<ServerRouter context={still} url={request.url} />);
  result.body = parts.lay(`<!DOCTYPE html>${html}`);
  parts.forgetOldest();
  return new Response(null, { status, headers });
}

/** The routes of this page alone: React Router makes all it is given anew for every page, and nothing is left to go to. */
function pickMatchedRoutes({
  manifest,
  staticHandlerContext: { matches },
}: EntryContext): EntryContext['manifest'] {
  const routes = matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return { ...manifest, routes: Object.fromEntries(routes) as typeof manifest.routes };
}

async function renderToStream(request: Request, entry: EntryContext): Promise<ReadableStream> {
  let problem: unknown;
  const body = await renderToReadableStream(<ServerRouter context={entry} url={request.url} />, {
    signal: request.signal,
    onError: (error) => void (problem = error),
  });
  await body.allReady;
  if (problem !== undefined) throw problem;
  return body;
}

/** Where a route says `handle = CACHED`, the server may show the page to every visitor. */
const isSameForAll = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.some(({ route }) => route.handle === CACHED);

const hydrates = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.some(({ route }) => (route.handle as { hydrate?: boolean } | undefined)?.hydrate);

/** A bug on the way to a page: told to the server's log. Somebody who left before the answer is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  if (!request.signal.aborted) context.get(reportContext)(error);
}

/** Called by the server for every request: the one way in which pages get at data. */
export function openPage(page: {
  market: Market;
  /** Filled while the page is made. */
  result: PageResult;
  requestId: string;
  site: Site;
  apiDocument: unknown;
  report: (error: unknown) => void;
}) {
  const context = new RouterContextProvider();
  context.set(marketContext, page.market);
  context.set(pageResultContext, page.result);
  context.set(requestIdContext, page.requestId);
  context.set(siteContext, page.site);
  context.set(apiDocumentContext, page.apiDocument);
  context.set(reportContext, page.report);
  return context;
}
