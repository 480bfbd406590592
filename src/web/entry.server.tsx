import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router';
import type { Market } from '#market/market.ts';
import { apiDocumentContext, marketContext, nonceContext, type Site, siteContext } from './page-context.ts';

/** Renders the whole page before the first byte leaves, so that an error on the way still becomes an error page. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext);
  let problem: unknown;
  const body = await renderToReadableStream(
    <ServerRouter context={entry} url={request.url} nonce={nonce} />,
    { nonce, signal: request.signal, onError: (error) => void (problem = error) },
  );
  await body.allReady;
  if (problem !== undefined) throw problem;
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(body, { status, headers });
}

/** Called by the server for every request: the one way in which pages get at data. */
export function openPage(page: { market: Market; nonce: string; site: Site; apiDocument: unknown }) {
  const context = new RouterContextProvider();
  context.set(marketContext, page.market);
  context.set(nonceContext, page.nonce);
  context.set(siteContext, page.site);
  context.set(apiDocumentContext, page.apiDocument);
  return context;
}
