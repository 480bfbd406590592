import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config.ts';
import type { Platform } from '#platform/platform.ts';
import { CSP_REPORT_PATH } from './csp-report-route.ts';

const nonces = new WeakMap<FastifyRequest, string>();

/** The word that lets a script or style of this one answer run; every other inline one is dead. */
export function nonceOf(request: FastifyRequest): string {
  const known = nonces.get(request);
  if (known) return known;
  const nonce = randomBytes(16).toString('base64');
  nonces.set(request, nonce);
  return nonce;
}

/** Nothing from elsewhere, nothing inline, nobody's frame. */
export function setSecurityHeaders(
  { config, payment }: Pick<Platform, 'config' | 'payment'>,
  isDevelopment = false,
) {
  const always = sameOnEveryAnswer(config);
  const sources = {
    pageForms: "'self'",
    payForms: ["'self'", ...payment.approveOrigins].join(' '),
    // In development Vite tells the page over a web socket of its own to reload.
    connect: isDevelopment ? "'self' ws:" : "'self'",
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const forms = PAYMENT_PAGE.test(request.url) ? sources.payForms : sources.pageForms;
    const frames = DEMO_LETTER_PAGE.test(request.url) ? "'self'" : "'none'";
    reply.headers({
      ...always,
      'content-security-policy': policy(nonceOf(request), forms, sources.connect, frames),
      'x-request-id': request.id,
    });
  };
}

/** For an answer that has neither script nor form. */
export const bareSecurityHeaders = (config: Pick<Config, 'ORIGIN'>): Record<string, string> => ({
  ...sameOnEveryAnswer(config),
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
});

const sameOnEveryAnswer = ({ ORIGIN }: Pick<Config, 'ORIGIN'>): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'reporting-endpoints': `csp="${CSP_REPORT_PATH}"`,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
  ...(ORIGIN.startsWith('https:')
    ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
    : {}),
});

/** Only from here a form leads elsewhere: to the payment provider, by the redirect that answers it. */
const PAYMENT_PAGE = /^\/payment(?:[/?]|$)/;

/** The demo mailbox shows a letter in a frame, as a mail programme would; no other page has one. */
const DEMO_LETTER_PAGE = /^\/dev\/mail\/[^/]+$/;

const policy = (nonce: string, formAction: string, connect: string, frames: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    `frame-src ${frames}`,
    "manifest-src 'self'",
    `form-action ${formAction}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script of ours makes HTML or code of text, so none needs leave to.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
