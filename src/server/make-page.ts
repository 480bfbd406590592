import type { FastifyReply } from 'fastify';
import type { Context } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { KeptAnswers } from './kept-answers.ts';
import type { MadePage } from './page-cache.ts';

/** Said by entry.server.tsx of a page that is the same for all visitors; never leaves the house. */
const SAME_FOR_ALL = 'x-same-for-all';
/** Of one answer only. */
const OWN_HEADERS = new Set(['x-request-id', 'cache-control']);

/** Makes a page so that it can be told afterwards whether it may be kept; the answer itself is as good as any. */
export async function makePage(
  {
    platform,
    ctx,
    reply,
    answers,
  }: { platform: Platform; ctx: Context; reply: FastifyReply; answers: KeptAnswers },
  render: (ctx: Context) => Promise<Response>,
): Promise<{ made: MadePage; answer: Response }> {
  const reads = platform.recordReads();
  let hasWritten = false;
  const watched: Context = {
    ...ctx,
    db: reads.db,
    kept: answers.askFor(reads),
    write(work, options) {
      hasWritten = true;
      return ctx.write(work, options);
    },
  };
  const answer = await render(watched);
  const isForAll = takeMark(answer) && answer.status === 200 && !answer.headers.has('set-cookie');
  if (!isForAll || hasWritten || ctx.viewer !== null || ctx.browser.keeps.size > 0)
    return { answer, made: { body: NOTHING, headers: [], mayBeKept: false, reads } };
  const body = Buffer.from(await answer.arrayBuffer());
  const copy = new Response(body, { status: 200, headers: answer.headers });
  return { answer: copy, made: { body, headers: headersOf(reply, answer), mayBeKept: true, reads } };
}

export function takeMark(answer: Response): boolean {
  const isMarked = answer.headers.has(SAME_FOR_ALL);
  answer.headers.delete(SAME_FOR_ALL);
  return isMarked;
}

const NOTHING = Buffer.alloc(0);

/** What the page says of itself, and what the house says with every answer. */
function headersOf(reply: FastifyReply, answer: Response): [string, string][] {
  const ofHouse = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [...ofHouse, ...answer.headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => [name, value]);
}
