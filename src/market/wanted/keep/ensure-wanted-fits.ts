import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import { QUOTAS } from '#rules/limits.ts';
import { Refusal } from '#rules/refusal.ts';
import { plural } from '#rules/text/plural.ts';
import { toLastDay, readUntil, WANTED_SENTENCES } from '#rules/wanted/wanted-fields.ts';
import type { Context } from '../../context.ts';
import { findPlan } from '../../payments/plans/find-plan.ts';
import { countOwn, countPlaces, hasWantedToEnd } from '../wanted-store.ts';

/** As many requests as the plan gives. The person must be locked: of two at once the second counts the first. */
export async function ensureRoomForWanted(ctx: Context, db: Database, viewer: Account): Promise<void> {
  const { limits } = await findPlan(ctx, viewer, db);
  if (limits.wantedAds === 0)
    throw new Refusal('payment-required', 'Choose a plan first; there is a free one.');
  if ((await countPlaces(db, viewer.id, ctx.now())) < limits.wantedAds) return;
  // What waits for us cannot be ended, only deleted.
  const way = (await hasWantedToEnd(db, viewer.id, ctx.now()))
    ? 'End one first.'
    : `Delete ${limits.wantedAds === 1 ? 'it' : 'one'} or wait for our review.`;
  throw new Refusal('payment-required', `Your plan gives ${plural(limits.wantedAds, 'request')}. ${way}`);
}

/** What is over stays in one's list until one deletes it, but no list grows without end. The person must be locked. */
export async function ensureListNotFull(db: Database, viewer: Account): Promise<void> {
  if ((await countOwn(db, viewer.id)) < QUOTAS.requests) return;
  throw new Refusal('conflict', `You have ${QUOTAS.requests} requests. Delete one first.`);
}

/** The second after the day that was chosen. In a change the day that stands already may stay, also if it is today. */
export function ensureUntil(ctx: Context, until: string, before?: Date): Date {
  if (before !== undefined && toLastDay(before) === until) return before;
  const endsAt = readUntil(until, ctx.now());
  if (!endsAt)
    throw new Refusal('invalid', 'Please check what you entered.', { until: [WANTED_SENTENCES.until] });
  return endsAt;
}
