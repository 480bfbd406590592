import type { FastifyReply } from 'fastify';
import type { MarketContext } from '#market/context.ts';
import type { Platform } from '#platform/platform.ts';
import type { AnswerCache } from './answer-cache.ts';
import type { RenderedPage } from './page-cache.ts';

/** Of one answer only. */
const OWN_HEADERS = new Set(['x-request-id', 'cache-control']);

/** What a page hands over beside its answer: its body, where it was not streamed. */
export type PageResult = { body: Buffer | undefined };
/** An answer, and its page where it is one: the answer itself then has no body. */
export type RenderResult = PageResult & { answer: Response };

/** Makes a page so that it can be told afterwards whether it may be cached; the answer itself is as good as any. */
export async function renderForCache(
  {
    platform,
    ctx,
    reply,
    answers,
  }: { platform: Platform; ctx: MarketContext; reply: FastifyReply; answers: AnswerCache },
  render: (ctx: MarketContext) => Promise<RenderResult>,
): Promise<{ made: RenderedPage; rendered: RenderResult }> {
  const reads = platform.recordReads();
  let hasWritten = false;
  const watched: MarketContext = {
    ...ctx,
    db: reads.db,
    cached: answers.forRequest(reads),
    write(work, options) {
      hasWritten = true;
      return ctx.write(work, options);
    },
  };
  const rendered = await render(watched);
  const { answer, body } = rendered;
  const isPlain = answer.status === 200 && !answer.headers.has('set-cookie');
  const isCacheable = isPlain && !hasWritten && ctx.viewer === null && ctx.browser.cookies.size === 0;
  if (!isCacheable || body === undefined)
    return { rendered, made: { body: NOTHING, headers: [], isCacheable: false, reads } };
  return { rendered, made: { body, headers: collectHeaders(reply, answer), isCacheable, reads } };
}

const NOTHING = Buffer.alloc(0);

/** What the page says of itself, and what the house says with every answer. */
function collectHeaders(reply: FastifyReply, answer: Response): [string, string][] {
  const ofHouse = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [...ofHouse, ...answer.headers]
    .filter(([name]) => !OWN_HEADERS.has(name))
    .map(([name, value]) => [name, value]);
}
