import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalAnswer } from '#api/refusals.ts';
import type { Platform } from '#platform/platform.ts';
import { Refusal } from '#rules/refusal.ts';
import { openConcurrencyLimit } from './concurrency-limit.ts';
import { type Rank, rankRequest } from './request-rank.ts';
import type { Front } from '../create-http-server.ts';
import type { ObserveAnswer } from '../answers/observe-answer.ts';
import type { MakeRequestId } from '../request-id.ts';
import { bareSecurityHeaders } from '../security-headers.ts';

type Reject = (request: IncomingMessage, response: ServerResponse) => void;
type Needs = { makeRequestId: MakeRequestId; observeAnswer: ObserveAnswer };

const RETRY_AFTER_SECONDS = 2;
const BEAT_MS = 25;
/** Past this the process itself is overloaded, however few requests it counts. */
const MAX_LOOP_DELAY_MS = 250;
const FEW = 8;
const LOG_EVERY_MS = 1000;
const WORK_ENDS_MS = 10_000;

/**
 * Rejects requests while there are more than can be served, with a word when to return. Before routes and sessions: at
 * ten times what can be served, a refusal that costs a tenth of an answer would cost all.
 */
export function shedLoad(
  app: FastifyInstance,
  platform: Pick<Platform, 'config' | 'log'>,
  needs: Needs,
): Front {
  const limit = openConcurrencyLimit(platform.config.MAX_IN_FLIGHT);
  const reject = openRejecter(app, platform, needs);
  const eventLoop = watchEventLoopDelay(app);
  const atWork = new WeakMap<FastifyRequest, number>();
  let inFlight = 0;
  every(app, limit.LOOK_MS, () => limit.look(inFlight));

  const isTooMuch = (rank: Rank) =>
    inFlight >= limit.size() * rank.fullAt || (isLight(rank) && inFlight > FEW && eventLoop.isLate());
  app.addHook('onRequest', async (request, reply) => {
    if (rankRequest(request.raw).fullAt !== Infinity) countWhileAtWork(request, reply);
  });
  app.addHook('onSend', async (request) => leave(request));
  return (request, response) => {
    if (!isTooMuch(rankRequest(request))) return false;
    reject(request, response);
    return true;
  };

  /**
   * Only work is counted: whoever sends slowly has not begun, and whoever reads slowly is done with. Else a handful of
   * idle lines would reach the limit.
   */
  function countWhileAtWork(request: FastifyRequest, reply: FastifyReply): void {
    const enter = () => {
      if (reply.raw.destroyed || atWork.has(request)) return;
      atWork.set(request, performance.now());
      inFlight += 1;
    };
    if (hasBody(request)) request.raw.once('end', enter);
    else enter();
    // The work goes on when the visitor leaves before the answer, but not for ever.
    reply.raw.once('close', () => {
      if (reply.raw.headersSent) leave(request);
      else setTimeout(() => leave(request), WORK_ENDS_MS).unref();
    });
  }

  function leave(request: FastifyRequest): void {
    const begun = atWork.get(request);
    if (begun === undefined) return;
    atWork.delete(request);
    inFlight -= 1;
    if (isLight(rankRequest(request.raw))) limit.note(performance.now() - begun);
  }
}

const isBodiless = ({ method }: IncomingMessage) => method === 'GET' || method === 'HEAD';
const hasBody = ({ raw }: FastifyRequest) => !isBodiless(raw) && !raw.complete;

/** What may be given up for the others. */
const isLight = ({ fullAt }: Rank) => fullAt < 1;

const BUSY = 'We are very busy right now. Please try again in a few seconds.';
const ANSWER = Buffer.from(JSON.stringify(refusalAnswer(new Refusal('unavailable', BUSY))));
const PAGE = Buffer.from(
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><h1>One moment, please</h1><p>${BUSY}</p><p><a href="">Try again</a></p></html>`,
);

/** Each is an answer like any other; beyond that a warning says once a second how many there were. */
function openRejecter(
  app: FastifyInstance,
  { config, log }: Pick<Platform, 'config' | 'log'>,
  { makeRequestId, observeAnswer }: Needs,
): Reject {
  let count = 0;
  every(app, LOG_EVERY_MS, () => {
    if (count > 0) log.warn({ count }, 'rejected: there was too much to do');
    count = 0;
  });
  const always = {
    ...bareSecurityHeaders(config),
    'retry-after': String(RETRY_AFTER_SECONDS),
    'cache-control': 'no-store',
  };
  return (request, response) => {
    count += 1;
    const begun = performance.now();
    const id = makeRequestId(request);
    const isPage =
      request.headers.accept?.includes('text/html') === true && !request.url?.startsWith('/api/');
    const body = isPage ? PAGE : ANSWER;
    response
      .writeHead(503, {
        ...always,
        'x-request-id': id,
        'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8',
        'content-length': body.length,
        // What was sent along is not read.
        ...(isBodiless(request) ? {} : { connection: 'close' }),
      })
      .end(body);
    const { method = '' } = request;
    observeAnswer({ id, method, route: 'rejected', status: 503, ms: performance.now() - begun });
  };
}

/** How late a beat comes shows how long anything waits for its turn in this process. */
function watchEventLoopDelay(app: FastifyInstance) {
  let due = performance.now() + BEAT_MS;
  let late = 0;
  every(app, BEAT_MS, () => {
    const now = performance.now();
    late = Math.max(now - due, late * 0.8);
    due = now + BEAT_MS;
  });
  return { isLate: () => late > MAX_LOOP_DELAY_MS };
}

function every(app: FastifyInstance, ms: number, act: () => void): void {
  const beat = setInterval(act, ms);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));
}
