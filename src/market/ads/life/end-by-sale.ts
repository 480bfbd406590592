import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { noteBuyer } from '../../messages/sale/note-buyer.ts';
import { lockAd, updateAd } from '../own-ad-store.ts';

type Sold = { adId: string; conversationId: string; soldPrice: number | null };

/** A protected sale was paid out: its ad is sold, to its buyer, at the price that was kept. */
export async function finishAd(
  ctx: Context,
  unit: Unit,
  { adId, conversationId, soldPrice }: Sold,
): Promise<void> {
  const ad = await lockAd(unit.db, adId);
  // Whatever else became of it meanwhile (staff took it down) stays.
  if (ad?.status !== 'live' && ad?.status !== 'expired') return;
  const now = ctx.now();
  const change = {
    status: 'sold',
    status_since: now,
    updated_at: now,
    sold_at: now,
    sold_price: soldPrice,
  } as const;
  const sold = await updateAd(unit.db, ad, change, { event: 'finish', reason: null });
  await noteBuyer(ctx, unit, { adId, status: sold.status, conversationId, now });
}

/** What was measured after the cut, on that day; null: nobody knows whether there was one. */
type SetAside = { adId: string; cut: { grams: number; on: string } | null };

/** The money of a sale went back when its hair may be off already: its seller looks at the ad before it goes on. */
export async function setAsideAd(ctx: Context, unit: Unit, { adId, cut }: SetAside): Promise<void> {
  const ad = await lockAd(unit.db, adId);
  // Its days may have ended meanwhile: it is looked at all the same.
  if (ad?.status !== 'live' && ad?.status !== 'expired') return;
  const now = ctx.now();
  const facts = cut && {
    cut_state: 'cut' as const,
    cut_date: ad.cut_state === 'cut' ? ad.cut_date : cut.on,
    to_be_cut_by: null,
    roots_tied: ad.roots_tied ?? 'unknown',
    grams: cut.grams,
    grams_estimated: false,
  };
  await updateAd(
    unit.db,
    ad,
    { status: 'paused', status_since: now, updated_at: now, ...facts },
    { event: 'set-aside', reason: null },
  );
}
