import type { Database } from '#platform/postgres/database.ts';
import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { Refusal } from '#rules/refusal.ts';
import { CANCELS, closedUntil, LAPSES } from '#rules/sales/sale-limits.ts';
import type { Context } from '../../context.ts';
import { listSaleEnds } from './limit-store.ts';
import { findCountry } from './terms-store.ts';

type Sides = { buyerId: string; sellerId: string };

/** Nobody agrees on a new protected sale who has called off three that were paid. */
export async function ensureMayAgree(
  ctx: Context,
  db: Database,
  { buyerId, sellerId }: Sides,
): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - CANCELS.withinMs - CANCELS.forMs);
  const sellers = { accountId: sellerId, side: 'seller', ends: ['cancelled-by-seller'], since } as const;
  const sellerUntil = closedUntil(await listSaleEnds(db, sellers), CANCELS, now);
  if (sellerUntil) {
    const day = formatSoonIn(sellerUntil, findTimeZone(await findCountry(db, sellerId)));
    throw new Refusal(
      'conflict',
      `You have called off three sales that were paid. You can sell with protection again from ${day}.`,
    );
  }
  const buyers = { accountId: buyerId, side: 'buyer', ends: ['cancelled-by-buyer'], since } as const;
  if (closedUntil(await listSaleEnds(db, buyers), CANCELS, now))
    throw new Refusal(
      'conflict',
      'This buyer cannot buy with protection now. You were not bound to anything.',
    );
}

/** Nobody offers who let three agreements lapse: stalling keeps hair from those who would pay. */
export async function ensureMayOffer(ctx: Context, db: Database, buyerId: string): Promise<void> {
  const now = ctx.now();
  const since = new Date(now.getTime() - LAPSES.withinMs - LAPSES.forMs);
  const ends = await listSaleEnds(db, {
    accountId: buyerId,
    side: 'buyer',
    ends: ['not-paid', 'declined'],
    since,
  });
  const until = closedUntil(ends, LAPSES, now);
  if (!until) return;
  const day = formatSoonIn(until, findTimeZone(await findCountry(db, buyerId)));
  throw new Refusal(
    'conflict',
    `You agreed three times and did not pay. You can make offers again from ${day}.`,
  );
}
