import type { FastifyReply } from 'fastify';
import type { Context } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { RenderedPage } from './page-cache.ts';

/** Said by entry.server.tsx of a page that is the same for all visitors; never leaves the house. */
const SAME_FOR_ALL = 'x-same-for-all';
/** Of one answer only. */
const OWN_HEADERS = new Set(['x-request-id', 'cache-control']);

/** An answer, and its page where it is one: the answer itself then has no body. */
export type RenderResult = { answer: Response; page: Buffer | undefined };

/** Makes a page so that it can be told afterwards whether it may be cached; the answer itself is as good as any. */
export async function renderForCache(
  {
    platform,
    ctx,
    reply,
    answers,
  }: { platform: Platform; ctx: Context; reply: FastifyReply; answers: AnswerCache },
  render: (ctx: Context) => Promise<RenderResult>,
): Promise<{ made: RenderedPage; rendered: RenderResult }> {
  const reads = platform.recordReads();
  let hasWritten = false;
  const watched: Context = {
    ...ctx,
    db: reads.db,
    cached: answers.forRequest(reads),
    write(work, options) {
      hasWritten = true;
      return ctx.write(work, options);
    },
  };
  const rendered = await render(watched);
  const { answer, page } = rendered;
  const isForAll = takeSameForAllMark(answer) && answer.status === 200 && !answer.headers.has('set-cookie');
  const mayBeKept = isForAll && !hasWritten && ctx.viewer === null && ctx.browser.cookies.size === 0;
  if (!mayBeKept || page === undefined)
    return { rendered, made: { body: NOTHING, headers: [], isCacheable: false, reads } };
  return {
    rendered,
    made: { body: page, headers: collectHeaders(reply, answer), isCacheable: mayBeKept, reads },
  };
}

export function takeSameForAllMark(answer: Response): boolean {
  const isMarked = answer.headers.has(SAME_FOR_ALL);
  answer.headers.delete(SAME_FOR_ALL);
  return isMarked;
}

const NOTHING = Buffer.alloc(0);

/** What the page says of itself, and what the house says with every answer. */
function collectHeaders(reply: FastifyReply, answer: Response): [string, string][] {
  const ofHouse = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [...ofHouse, ...answer.headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => [name, value]);
}
