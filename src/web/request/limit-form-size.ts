import { data, type MiddlewareFunction } from 'react-router';
import { IMPORT_LIMITS } from '#rules/ads/import/import-words.ts';
import type { RefusedPage } from './refused-page.ts';

const MAX_FORM_BYTES = 64 * 1024;
const MAX_SMALL_FORM_BYTES = 4096;

/**
 * No page reads a form of more than this, or one that does not say how long it is: asked here once, before any page
 * looks at it. Photos come in by a route of their own.
 */
export const limitFormSize: MiddlewareFunction<Response> = ({ request, url }, next) => {
  if (request.method === 'GET' || request.method === 'HEAD') return next();
  if (url.pathname === TAKES_A_FILE) ensureFileFits(request);
  else ensureAtMost(request, MAX_FORM_BYTES);
  return next();
};

/** The one page whose form brings a file. */
const TAKES_A_FILE = '/trade/import';

function ensureFileFits(request: Request): void {
  if (isAtMost(request, IMPORT_LIMITS.bytes + MAX_FORM_BYTES)) return;
  const refused: RefusedPage = { message: 'A file can be at most 2 MB.' };
  throw data(refused, { status: 413 });
}

/** A form that anybody may send, without a token: a few words at most. */
export async function readSmallForm(request: Request): Promise<URLSearchParams> {
  ensureAtMost(request, MAX_SMALL_FORM_BYTES);
  return new URLSearchParams(await request.text());
}

function ensureAtMost(request: Request, most: number): void {
  if (!isAtMost(request, most)) throw new Response(null, { status: 413 });
}

const isAtMost = ({ headers }: Request, most: number): boolean =>
  Number(headers.get('Content-Length') ?? Number.NaN) <= most;
