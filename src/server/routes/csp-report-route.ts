import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Platform } from '#platform/platform.ts';
import { CSP_REPORT_PATH } from '../http/security-headers.ts';

const BODY_LIMIT = 16 * 1024;
const MINUTE_MS = 60_000;
/** For each process: enough to notice, too few to fill a disk or to keep anybody busy. */
const MAX_A_MINUTE = 60;
const MAX_IN_ONE = 5;
/** Browsers of today send a list; others one report under a name of its own. */
const Told = z.union([
  z.array(z.object({ type: z.literal('csp-violation'), body: z.record(z.string(), z.unknown()) })),
  z.object({ 'csp-report': z.record(z.string(), z.unknown()) }),
]);
const OTHER = 'other';
const DIRECTIVES = new Set(
  ['script-src', 'style-src']
    .flatMap((name) => [name, `${name}-elem`, `${name}-attr`])
    .concat(
      ['img-src', 'font-src', 'connect-src', 'frame-src', 'manifest-src', 'form-action', 'base-uri'],
      ['frame-ancestors', 'default-src', 'require-trusted-types-for', 'trusted-types'],
    ),
);

export function cspReportRoute({ log, metrics, now }: Pick<Platform, 'log' | 'metrics' | 'now'>) {
  // Prometheus sees no growth in a figure that is there only once it has grown.
  for (const directive of [...DIRECTIVES, OTHER]) metrics.observeCspReport(directive, 0);
  let minute = 0;
  let taken = 0;
  /** Before the body is read. */
  const turnAway = async (_request: FastifyRequest, reply: FastifyReply) => {
    const current = Math.floor(now().getTime() / MINUTE_MS);
    if (current !== minute) [minute, taken] = [current, 0];
    taken += 1;
    if (taken > MAX_A_MINUTE) return reply.header('retry-after', '60').status(429).send('');
  };
  return async (app: FastifyInstance) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(
      ['application/csp-report', 'application/reports+json', 'application/json'],
      { parseAs: 'string' },
      (_request, body, done) => done(null, body),
    );
    const route = { onRequest: turnAway, bodyLimit: BODY_LIMIT, schema: { hide: true } };
    app.post<{ Body: string }>(CSP_REPORT_PATH, route, async (request, reply) => {
      for (const report of reportsIn(request.body)) {
        metrics.observeCspReport(report.directive);
        log.warn(report, 'a browser stopped something that a page may not do');
      }
      return reply.header('cache-control', 'no-store').status(204).send();
    });
  };
}

/** What says which page and which kind of thing; never an address with its path, a name, a piece of text. */
function reportsIn(text: string) {
  const told = Told.safeParse(readJson(text));
  if (!told.success) return [];
  const bodies = Array.isArray(told.data) ? told.data.map(({ body }) => body) : [told.data['csp-report']];
  return bodies.slice(0, MAX_IN_ONE).map((body) => {
    const said = (...names: string[]) =>
      names.map((name) => body[name]).find((value) => typeof value === 'string') ?? '';
    const directive =
      said('effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0] ?? '';
    return {
      directive: DIRECTIVES.has(directive) ? directive : OTHER,
      blocked: toLoggedOrigin(said('blockedURL', 'blocked-uri')),
      page: toFirstPathStep(said('documentURL', 'document-uri')),
    };
  });
}

function toLoggedOrigin(blocked: string): string {
  if (/^[a-z-]{1,30}$/.test(blocked)) return blocked;
  if (!URL.canParse(blocked)) return 'unreadable';
  const { protocol, origin } = new URL(blocked);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

/** '/reset-password/secret' is told as '/reset-password'. */
function toFirstPathStep(page: string): string {
  const [, step = ''] = URL.canParse(page) ? new URL(page).pathname.split('/') : [];
  return /^[a-z-]{1,40}$/.test(step) ? `/${step}` : '/';
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
