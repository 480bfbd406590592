import type { Database } from '#platform/postgres/database.ts';
import { findTimeZone, formatSoonIn } from '#rules/countries/time-zones.ts';
import { Refusal } from '#rules/refusal.ts';
import { NOT_PROTECTED_SENTENCES, type Protection } from '#rules/sales/protection.ts';
import { sayBar } from '#rules/sales/sale-bars.ts';
import { closedUntil, LAPSES } from '#rules/sales/sale-limits.ts';
import type { Context } from '../../context.ts';
import { findCountry } from '../../people/find-country.ts';
import { findBar } from './find-bar.ts';
import { listSaleEnds } from './limit-store.ts';

type Sides = { buyerId: string; sellerId: string };

/** Nobody says yes to a new protected sale that something on either side keeps from beginning. */
export async function ensureMayAgree(ctx: Context, db: Database, sides: Sides): Promise<void> {
  const bar = await findBar(db, sides, ctx.now());
  if (!bar) return;
  const zone = findTimeZone(await findCountry(db, sides.sellerId));
  throw new Refusal('conflict', sayBar(bar, { side: 'seller', zone }));
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

/** Whoever asks for a protected sale gets no other. Inside India, too, it is the two countries. */
export function ensureProtection(protection: Protection): void {
  if (protection.isPossible) return;
  const why = protection.why === 'inside-india' ? 'countries' : protection.why;
  throw new Refusal('conflict', NOT_PROTECTED_SENTENCES[why]);
}
