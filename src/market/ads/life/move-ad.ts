import type { Account } from '#rules/accounts/account.ts';
import { expiryAfter } from '#rules/ads/ad-days.ts';
import { needsRoom } from '#rules/ads/places.ts';
import {
  type AdEvent,
  type AdStatus,
  ensureTransition,
  statusAt,
  type Transition,
} from '#rules/ads/state.ts';
import type { OwnAd } from '../mine/own-ad-view.ts';
import type { Money } from '#rules/money/money.ts';
import type { KeepersPermission } from '#rules/permissions.ts';
import { findAgreedSale, followAd } from '../../agreements/end/follow-ad.ts';
import type { Context } from '../../context.ts';
import { noteBuyer } from '../../messages/sale/note-buyer.ts';
import { toAdLife } from '../ad-facts-row.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { auditAdStep } from '../audit-ad-step.ts';
import { ensurePlace } from '../ensure-place.ts';
import { tellSeller } from '../tell-seller.ts';
import { type OpenAd, openForChange } from '../open-for-change.ts';
import { type AdChange, endOverdueAd, updateAd, withPaidOut } from '../own-ad-store.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';

export type Move = {
  adId: string;
  version: number;
  event: Extract<AdEvent, 'put-live' | 'pause' | 'mark-sold' | 'delete' | 'undo-delete'>;
  soldPrice?: number | null | undefined;
  conversationId?: string | null | undefined;
  reason?: string | null;
  /** What staff tell the seller. */
  message?: string | undefined;
};

/** One step in the life of an ad: sold, deleted, live again, paused. Of several at once one wins. */
export async function moveAd(
  ctx: Context,
  move: Move,
  permission: KeepersPermission = 'change this ad',
): Promise<OwnAd> {
  return ctx.write(async (unit) => {
    const open = await openForChange(ctx, unit.db, move, permission);
    const { account } = open;
    const life = toAdLife(await withPaidOut(unit.db, open.row));
    const step = ensureTransition(account, life, move.event, ctx.now());
    await ensureMayFollow(ctx, unit.db, step, open);
    const { event, conversationId = null } = move;
    const agreed = await findAgreedSale(ctx, unit, open.row, { event, conversationId });
    const isOverdue = step.event === 'put-live' && open.row.status === 'live';
    const row = isOverdue ? await endOverdueAd(unit.db, open.row) : open.row;
    const reason = move.reason ?? null;
    const change = {
      ...toChange(
        step,
        row,
        { ...move, soldPrice: move.soldPrice ?? agreedIn(agreed?.price, row) },
        ctx.now(),
      ),
      deleted_from: wayBack(account, step, row, ctx.now()),
    };
    await followAd(ctx, unit, { adId: row.id, event, agreed });
    const moved = await updateAd(unit.db, row, change, { event: move.event, reason });
    const sale = { adId: moved.id, status: moved.status, conversationId };
    await noteBuyer(ctx, unit, { ...sale, now: ctx.now() });
    await auditAdStep(unit, account, open.row, moved, { action: `ad.${move.event}`, reason });
    if (move.event !== 'pause' && move.event !== 'undo-delete')
      await tellSeller(ctx, unit, { account, row: moved, act: `ad-${move.event}`, message: move.message });
    return presentOwnAd(ctx, unit.db, moved);
  });
}

/** The agreed price is prefilled, in the currency of the ad. */
const agreedIn = (agreed: Money | undefined, { currency }: AdRow): number | null =>
  agreed?.currency === currency ? agreed.amount : null;

/** What the table of an ad's life does not know: the plan. */
async function ensureMayFollow(
  ctx: Context,
  db: Context['db'],
  step: Transition,
  { row, facts }: OpenAd,
): Promise<void> {
  if (needsRoom(step, row.status))
    await ensurePlace(ctx, db, { id: row.id, sellerId: row.seller_id, photos: facts.photos.length });
}

/** Only whoever keeps the ad can take back that it was deleted, never what staff did. */
function wayBack(account: Account, step: Transition, row: AdRow, now: Date): AdStatus | null {
  const isKeeper = [row.seller_id, row.entered_by].includes(account.id);
  return step.to === 'deleted' && isKeeper ? statusAt(toAdLife(row), now) : null;
}

function toChange(step: Transition, row: AdRow, move: Move, now: Date): AdChange {
  const common = { status: step.to, status_since: now, updated_at: now };
  // As it was: no new days, and a sale that counts from its own day.
  if (step.isBack) return step.to === 'sold' ? { ...common, status_since: row.sold_at ?? now } : common;
  if (step.to === 'sold') return { ...common, sold_at: now, sold_price: move.soldPrice ?? null };
  if (step.to === 'live')
    return {
      ...common,
      expires_at: expiryAfter(step, toAdLife(row), now),
      sold_at: null,
      sold_price: null,
    };
  return common;
}
