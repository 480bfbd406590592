import type { MiddlewareFunction } from 'react-router';

const MAX_FORM_BYTES = 64 * 1024;
const MAX_SMALL_FORM_BYTES = 4096;

/**
 * No page reads a form of more than this, or one that does not say how long it is: asked here once, before any page
 * looks at it. Photos come in by a route of their own.
 */
export const limitFormSize: MiddlewareFunction<Response> = ({ request }, next) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') ensureAtMost(request, MAX_FORM_BYTES);
  return next();
};

/** A form that anybody may send, without a token: a few words at most. */
export async function readSmallForm(request: Request): Promise<URLSearchParams> {
  ensureAtMost(request, MAX_SMALL_FORM_BYTES);
  return new URLSearchParams(await request.text());
}

function ensureAtMost({ headers }: Request, most: number): void {
  const length = Number(headers.get('Content-Length') ?? Number.NaN);
  if (!(length <= most)) throw new Response(null, { status: 413 });
}
