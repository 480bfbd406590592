import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bugAnswer, refusalAnswer } from '#api/refusals.ts';
import type { Config } from '#platform/config/config.ts';
import { isDatabaseAway } from '#platform/postgres/database.ts';
import { isRefusal, REFUSAL_STATUS, Refusal, type RefusalCode, unavailable } from '#rules/refusal.ts';
import { plainErrorPage } from './plain-error-page.ts';
import { ERROR_PAGE_POLICY } from '../security-headers.ts';
import { siteFacts } from '../../site-facts.ts';

/**
 * Every error that leaves a route: an expected 'no' as it is, anything else as our bug, logged. Programs are answered
 * as the API does, people with a page.
 */
export function answerErrors(config: Config) {
  const site = siteFacts(config);
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = asRefusal(error);
    if (!refusal) request.log.error({ err: error, requestId: request.id }, 'a bug');
    const retryAfterSeconds = refusal?.details.retryAfterSeconds;
    if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
    const answer = refusal ? refusalAnswer(refusal) : bugAnswer;
    const status = refusal ? REFUSAL_STATUS[refusal.code] : 500;
    if (isPerson(request)) return sendErrorPage(request, reply, { status, message: answer.message, site });
    return reply.status(status).send(answer);
  };
}

export function sendErrorPage(
  request: FastifyRequest,
  reply: FastifyReply,
  error: { status: number; message: string; site: { brand: string; email: string } },
) {
  const page = plainErrorPage({ ...error, requestId: request.id });
  reply.headers({ 'cache-control': 'no-store', 'content-security-policy': ERROR_PAGE_POLICY });
  return reply.status(error.status).type('text/html; charset=utf-8').send(page);
}

const isPerson = ({ url, headers }: FastifyRequest): boolean =>
  !url.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

export function answerUnknown(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(refusalAnswer(new Refusal('not-found', 'There is nothing at this address.')));
}

const HTTP_REFUSALS: Record<number, [RefusalCode, string]> = {
  400: ['malformed', 'This request cannot be read.'],
  // A folder, or a path that wants out of one: to whoever asks it is not there.
  403: ['not-found', 'There is nothing at this address.'],
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'This is too large to be taken in.'],
  415: ['wrong-type', 'Send this as JSON.'],
};

function asRefusal(error: FastifyError): Refusal | undefined {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error))
    return unavailable('We cannot do this right now. Please try again in a few seconds.', 5);
  const known = error.statusCode === undefined ? undefined : HTTP_REFUSALS[error.statusCode];
  return known && new Refusal(...known);
}
