import type { FastifyReply } from 'fastify';
import type { Context } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { KeptAnswers } from './answer-cache.ts';
import type { MadePage } from './page-cache.ts';

/** Said by entry.server.tsx of a page that is the same for all visitors; never leaves the house. */
const SAME_FOR_ALL = 'x-same-for-all';
/** Of one answer only. */
const OWN_HEADERS = new Set(['x-request-id', 'cache-control']);

/** An answer, and its page where it is one: the answer itself then has no body. */
export type Rendered = { answer: Response; page: Buffer | undefined };

/** Makes a page so that it can be told afterwards whether it may be kept; the answer itself is as good as any. */
export async function makePage(
  {
    platform,
    ctx,
    reply,
    answers,
  }: { platform: Platform; ctx: Context; reply: FastifyReply; answers: KeptAnswers },
  render: (ctx: Context) => Promise<Rendered>,
): Promise<{ made: MadePage; rendered: Rendered }> {
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
  const rendered = await render(watched);
  const { answer, page } = rendered;
  const isForAll = takeMark(answer) && answer.status === 200 && !answer.headers.has('set-cookie');
  const mayBeKept = isForAll && !hasWritten && ctx.viewer === null && ctx.browser.keeps.size === 0;
  if (!mayBeKept || page === undefined)
    return { rendered, made: { body: NOTHING, headers: [], mayBeKept: false, reads } };
  return { rendered, made: { body: page, headers: headersOf(reply, answer), mayBeKept, reads } };
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
