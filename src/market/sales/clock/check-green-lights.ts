import type { Job } from '#platform/jobs/job.ts';
import type { SaleContext } from '../../context.ts';
import { checkCapture } from '../check-capture.ts';
import { type Asking, claimGreenSale, listGreenSales } from './due-store.ts';

type From = { since: string };
/** Goes on with a round that had no time for all of them. */
export const CHECK_MORE_LIGHTS: Job<From> = { name: 'check-more-lights' };

const AT_ONCE = 400;
const SIDE_BY_SIDE = 4;
const OLD_MS = 4 * 60_000;
/** Before a job counts as lost, and is begun anew by somebody else. */
const A_ROUND_MS = 90_000;

type Round = { from?: From; atOnce?: number; roundMs?: number };

/**
 * Asks the provider about every sale that is or would be green, those first whose last answer is the oldest: a light that
 * nobody asked about turns red by itself. Batch by batch until all that were due when the round began were asked. One
 * that takes longer than the time between two shares them with the next: nobody is asked about twice.
 */
export async function checkGreenLights(
  ctx: SaleContext,
  { from, atOnce = AT_ONCE, roundMs = A_ROUND_MS }: Round = {},
): Promise<void> {
  if (!ctx.sales) return;
  const begun = performance.now();
  const since = from ? new Date(from.since) : ctx.now();
  const asking = { since, askedBefore: new Date(since.getTime() - OLD_MS) };
  for (;;) {
    const due = await listGreenSales(ctx.db, asking, atOnce);
    const turns = due.values();
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, () => askInTurn(ctx, turns, asking)));
    if (due.length < atOnce) return;
    if (performance.now() - begun < roundMs) continue;
    return ctx.write((unit) => unit.enqueue(CHECK_MORE_LIGHTS, { since: since.toISOString() }));
  }
}

async function askInTurn(ctx: SaleContext, turns: Iterator<string>, { askedBefore }: Asking): Promise<void> {
  for (let turn = turns.next(); !turn.done; turn = turns.next()) {
    const saleId = turn.value;
    const claim = { askedBefore, now: ctx.now() };
    if (!(await ctx.write(({ db }) => claimGreenSale(db, saleId, claim), { mayBeLost: true }))) continue;
    try {
      await checkCapture(ctx, saleId);
    } catch (error) {
      ctx.log.warn({ err: error, saleId }, 'the payment provider could not be asked about a light');
    }
  }
}
