import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalAnswer } from '#api/refusals.ts';
import type { Config } from '#platform/config.ts';
import { Refusal } from '#rules/refusal.ts';

/** What is given up first when there is too much to do, and what last. Machines that watch are always answered. */
type Rank = 'watching' | 'search' | 'reading' | 'writing' | 'money and keys';

/** How full the house may be, as a share of MAX_IN_FLIGHT, until requests of this rank are turned away. */
const FULL_AT: Record<Rank, number> = {
  watching: Infinity,
  search: 0.5,
  reading: 0.75,
  writing: 1,
  'money and keys': 1.25,
};
const RETRY_AFTER_SECONDS = 2;
const BEAT_MS = 25;
/** Past this the process itself is out of breath, however few requests it counts. */
const OUT_OF_BREATH_MS = 250;
const FEW = 8;

/** Turns requests away at the door while there are more than can be served, cheaply and with a word when to return. */
export function shedLoad(app: FastifyInstance, { MAX_IN_FLIGHT }: Pick<Config, 'MAX_IN_FLIGHT'>): void {
  const breath = watchBreath(app);
  const atWork = new WeakSet<FastifyRequest>();
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    const rank = rankOf(request);
    if (inFlight >= MAX_IN_FLIGHT * FULL_AT[rank] || (isLight(rank) && inFlight > FEW && breath.isShort()))
      return turnAway(request, reply);
    if (rank !== 'watching') countWhileAtWork(request, reply);
    return undefined;
  });
  app.addHook('onSend', async (request) => leave(request));

  /**
   * Only work takes a place: whoever sends slowly has not begun, and whoever reads slowly is done with. Else a handful
   * of idle lines would fill the house.
   */
  function countWhileAtWork(request: FastifyRequest, reply: FastifyReply): void {
    const enter = () => {
      if (reply.raw.destroyed || atWork.has(request)) return;
      atWork.add(request);
      inFlight += 1;
    };
    if (hasBody(request)) request.raw.once('end', enter);
    else enter();
    // Also when the visitor leaves before the answer.
    reply.raw.once('close', () => leave(request));
  }

  function leave(request: FastifyRequest): void {
    if (atWork.delete(request)) inFlight -= 1;
  }
}

const hasBody = ({ raw }: FastifyRequest) => raw.method !== 'GET' && raw.method !== 'HEAD' && !raw.complete;

const WATCHING = /^\/(?:livez|readyz|metrics)$/;
/** Open as long as somebody reads a conversation: no work, so it takes nobody's place. */
const LIVE = /^\/messages\/[^/]+\/live$/;
const MONEY_AND_KEYS = /^\/(?:api\/payment\/|payment\/|api\/user\/log(?:in|out)$|log(?:in|out)$)/;
const SEARCH = /[?&]q=|^\/api\/search\/suggest/;

function rankOf({ url, method }: FastifyRequest): Rank {
  const [path = ''] = url.split('?', 1);
  if (WATCHING.test(path) || LIVE.test(path)) return 'watching';
  if (MONEY_AND_KEYS.test(path)) return 'money and keys';
  if (SEARCH.test(url)) return 'search';
  return method === 'GET' || method === 'HEAD' ? 'reading' : 'writing';
}

const isLight = (rank: Rank) => rank === 'search' || rank === 'reading';

const BUSY = 'Very many people are here right now. Please try again in a few seconds.';
const ANSWER = refusalAnswer(new Refusal('unavailable', BUSY));
const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>One moment, please</title><h1>One moment, please</h1><p>${BUSY}</p><p><a href="">Try again</a></p></html>`;

function turnAway(request: FastifyRequest, reply: FastifyReply) {
  reply.status(503).header('retry-after', String(RETRY_AFTER_SECONDS)).header('cache-control', 'no-store');
  return request.headers.accept?.includes('text/html') === true && !request.url.startsWith('/api/')
    ? reply.type('text/html; charset=utf-8').send(PAGE)
    : reply.send(ANSWER);
}

/** How late a beat comes shows how long anything waits for its turn in this process. */
function watchBreath(app: FastifyInstance) {
  let due = performance.now() + BEAT_MS;
  let late = 0;
  const beat = setInterval(() => {
    const now = performance.now();
    late = Math.max(now - due, late * 0.8);
    due = now + BEAT_MS;
  }, BEAT_MS);
  beat.unref();
  app.addHook('onClose', async () => clearInterval(beat));
  return { isShort: () => late > OUT_OF_BREATH_MS };
}
