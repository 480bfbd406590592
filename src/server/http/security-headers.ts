import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import type { Platform } from '#platform/platform.ts';
import { ERROR_PAGE_STYLE } from './answers/plain-error-page.ts';

/** Where browsers tell what the policy of a page has stopped: somebody's try, or a fault of ours. */
export const CSP_REPORT_PATH = '/csp-report';

/** Nothing from elsewhere, nothing inline, nobody's frame. */
export function setSecurityHeaders(
  { config, payment }: Pick<Platform, 'config' | 'payment'>,
  isDevelopment = false,
) {
  const always = sameOnEveryAnswer(config);
  const sources = {
    pageForms: "'self'",
    payForms: ["'self'", ...payment.approveOrigins].join(' '),
    // In development Vite tells the page over a web socket of its own to reload, and puts styles into it.
    connect: isDevelopment ? "'self' ws:" : "'self'",
    inline: isDevelopment ? " 'unsafe-inline'" : '',
  };
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const forms = PAYMENT_PAGE.test(request.url) ? sources.payForms : sources.pageForms;
    const frames = DEMO_MAIL_PAGE.test(request.url) ? ["frame-src 'self'"] : [];
    reply.headers({
      ...always,
      'content-security-policy': policy({ ...sources, forms, frames }),
      'x-request-id': request.id,
    });
  };
}

const NOTHING_AT_ALL = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For an answer that has neither script nor form. */
export const bareSecurityHeaders = (config: Pick<Config, 'ORIGIN'>): Record<string, string> => ({
  ...sameOnEveryAnswer(config),
  'content-security-policy': NOTHING_AT_ALL,
});

/** The one style that stands in a page itself: of the page for when no file can be had. */
export const ERROR_PAGE_POLICY = `${NOTHING_AT_ALL}; style-src 'sha256-${createHash('sha256').update(ERROR_PAGE_STYLE).digest('base64')}'`;

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
const PAYMENT_PAGE = /^\/(?:payment|sales|seller\/seller-profile\/payout)(?:[/?]|$)/;

/** The demo mailbox shows an e-mail in a frame, as a mail programme would; no other page has one. */
const DEMO_MAIL_PAGE = /^\/dev\/mail\/[^/]+$/;

type Sources = { forms: string; connect: string; inline: string; frames: string[] };

/** No word in it lets anything inline run, so a page that is cached for all has none that somebody could learn. */
const policy = ({ forms, connect, inline, frames }: Sources) =>
  [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connect}`,
    ...frames,
    "manifest-src 'self'",
    `form-action ${forms}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    // No script of ours makes HTML or code of text; React makes empty script elements (web/start/trusted-types.ts).
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `report-uri ${CSP_REPORT_PATH}`,
    'report-to csp',
  ].join('; ');
