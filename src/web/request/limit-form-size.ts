import type { MiddlewareFunction } from 'react-router';

const MAX_FORM_BYTES = 64 * 1024;

/**
 * No page reads a form of more than this, or one that does not say how long it is: asked here once, before any page
 * looks at it. Photos come in by a route of their own.
 */
export const limitFormSize: MiddlewareFunction<Response> = ({ request }, next) => {
  const isForm = request.method !== 'GET' && request.method !== 'HEAD';
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  if (isForm && !(length <= MAX_FORM_BYTES)) throw new Response(null, { status: 413 });
  return next();
};
