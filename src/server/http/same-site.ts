import type { FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { Refusal } from '#rules/refusal.ts';
import { CSP_REPORT_PATH } from './security-headers.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/**
 * The only writes from elsewhere: the payment provider's signed notifications, mail programmes that unsubscribe, and
 * browsers' reports, which change nothing.
 */
const FROM_MACHINES = new Set(['/api/payment/webhook', '/unsubscribe/:token', CSP_REPORT_PATH]);
const LOOPBACK = /^http:\/\/(?:localhost|127\.0\.0\.1|\[::1\]):\d+$/;

/** A write must come from a page of this site: a form on somebody else's page may not act for our visitor. */
export function ensureSameSite(config: Pick<Config, 'ORIGIN' | 'MODE'>) {
  return async (request: FastifyRequest) => {
    if (SAFE_METHODS.has(request.method) || isFromHere(request, config)) return;
    if (FROM_MACHINES.has(request.routeOptions.url ?? '')) return;
    throw new Refusal('not-allowed', 'This request came from another site, so we did not carry it out.');
  };
}

function isFromHere(request: FastifyRequest, { ORIGIN, MODE }: Pick<Config, 'ORIGIN' | 'MODE'>): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  if (origin === ORIGIN) return true;
  // A demo on a laptop is opened as localhost and as 127.0.0.1 alike.
  return MODE === 'demo' && LOOPBACK.test(origin) && origin === `http://${host}`;
}
