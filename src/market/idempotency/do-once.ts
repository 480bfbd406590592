import { Refusal } from '#rules/refusal.ts';
import { markBrowser } from '../browser-mark.ts';
import type { MarketContext } from '../context.ts';
import { claimKey, findAnswer, storeAnswer, type KeyOwner } from './idempotency-store.ts';

/** A request that may reach us twice: its route, the key its sender chose, and a hash of what it asks. */
export type OnceRequest = { route: string; key: string; requestHash: string };

/**
 * Does something once. The key, the effect and the answer are one transaction: the same key brings the same
 * answer, also after a crash, and of two at once one waits for the other.
 */
export async function doOnce<Answer extends object>(
  ctx: MarketContext,
  request: OnceRequest,
  work: (inner: MarketContext) => Promise<Answer>,
): Promise<Answer> {
  const owner = findKeyOwner(ctx);
  return ctx.write(async (unit) => {
    if (!(await claimKey(unit.db, { ...request, owner, now: ctx.now() }))) {
      const earlier = await findAnswer(unit.db, { ...request, owner });
      if (earlier?.requestHash !== request.requestHash)
        throw new Refusal('invalid', 'This Idempotency-Key was used for another request. Take a new one.');
      return earlier.answer as Answer;
    }
    // All of it on the one connection: whoever holds one and waits for another may wait for themselves.
    const inner: MarketContext = {
      ...ctx,
      db: unit.db,
      write: (inside) => inside(unit),
      cached: (_key, ask) => ask(inner),
    };
    const answer = await work(inner);
    await storeAnswer(unit.db, { ...request, owner, answer });
    return answer;
  });
}

/** Whose key it is: the person's or, where nobody is signed in, this browser's. Two strangers may choose one key. */
const findKeyOwner = (ctx: MarketContext): KeyOwner =>
  ctx.viewer ? { accountId: ctx.viewer.id, browser: null } : { accountId: null, browser: markBrowser(ctx) };
