import { setImmediate } from 'node:timers/promises';
import { renderToString } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Market } from '#market/market.ts';
import {
  apiDocumentContext,
  clockContext,
  isForAllContext,
  marketContext,
  reportContext,
  requestIdContext,
  type PageResult,
  pageResultContext,
  type Site,
  siteContext,
} from './request/page-context.ts';
import { StructuredDataContext } from './frame/head/structured-data-context.ts';
import { writePage } from './start/write-page.server.ts';

/** Renders the whole page before the first byte leaves, so that an error on the way still becomes an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  tellWhenAgain(entry, headers);
  const { serverHandoffStream, ...page } = { ...entry, manifest: pickMatchedRoutes(entry) };
  const loaded = serverHandoffStream ? await new Response(serverHandoffStream).text() : '';
  const structured: object[] = [];
  // It is drawn in one go: whoever waits for less comes first.
  await setImmediate();
  const html = renderToString(
    <StructuredDataContext value={structured}>
      <ServerRouter context={page} url={request.url} />
    </StructuredDataContext>,
  );
  context.get(pageResultContext).body = writePage(html, page, { loaded, structured });
  return new Response(null, { status, headers });
}

/** A page that says what was refused says when to try again, whatever headers it has of its own. */
function tellWhenAgain({ staticHandlerContext }: EntryContext, headers: Headers): void {
  const { loaderHeaders, actionHeaders } = staticHandlerContext;
  for (const own of [...Object.values(loaderHeaders), ...Object.values(actionHeaders)]) {
    const wait = own.get('retry-after');
    if (wait !== null) headers.set('Retry-After', wait);
  }
}

/** What a client navigation asks for: bytes that lie ready, so that they are cached and compressed like a page. */
export async function handleDataRequest(
  response: Response,
  { context }: { context: Readonly<RouterContextProvider> },
) {
  if (response.body === null) return response;
  context.get(pageResultContext).body = Buffer.from(await response.arrayBuffer());
  return new Response(null, { status: response.status, headers: response.headers });
}

/** The routes of this page alone: React Router makes all it is given anew for every page. The browser loads the list. */
function pickMatchedRoutes({
  manifest,
  staticHandlerContext: { matches },
}: EntryContext): EntryContext['manifest'] {
  const routes = matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return { ...manifest, routes: Object.fromEntries(routes) as typeof manifest.routes };
}

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
  isForAll: boolean;
  now: () => Date;
  requestId: string;
  site: Site;
  apiDocument: unknown;
  report: (error: unknown) => void;
}) {
  const context = new RouterContextProvider();
  context.set(marketContext, page.market);
  context.set(pageResultContext, page.result);
  context.set(isForAllContext, page.isForAll);
  context.set(clockContext, page.now);
  context.set(requestIdContext, page.requestId);
  context.set(siteContext, page.site);
  context.set(apiDocumentContext, page.apiDocument);
  context.set(reportContext, page.report);
  return context;
}
