import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { bugAnswer, refusalAnswer } from '#api/refusals.ts';
import { isDatabaseAway } from '#platform/database.ts';
import { isRefusal, REFUSAL_STATUS, Refusal, type RefusalCode } from '#rules/refusal.ts';

/** Every error that leaves a route: an expected 'no' as it is, anything else as our bug, logged. */
export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = asRefusal(error);
  if (!refusal) {
    request.log.error({ err: error, requestId: request.id }, 'a bug');
    return reply.status(500).send(bugAnswer);
  }
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(REFUSAL_STATUS[refusal.code]).send(refusalAnswer(refusal));
}

export function answerUnknown(_request: FastifyRequest, reply: FastifyReply) {
  return reply.status(404).send(refusalAnswer(new Refusal('not-found', 'There is nothing at this address.')));
}

const HTTP_REFUSALS: Record<number, [RefusalCode, string]> = {
  400: ['malformed', 'This request cannot be read.'],
  404: ['not-found', 'There is nothing at this address.'],
  413: ['too-large', 'This is too large to be taken in.'],
  415: ['wrong-type', 'Send this as JSON.'],
};

function asRefusal(error: FastifyError): Refusal | undefined {
  if (isRefusal(error)) return error;
  if (isDatabaseAway(error))
    return new Refusal(
      'unavailable',
      'We cannot do this right now. Please try again in a few seconds.',
      {},
      { retryAfterSeconds: 5 },
    );
  const known = error.statusCode === undefined ? undefined : HTTP_REFUSALS[error.statusCode];
  return known && new Refusal(...known);
}
