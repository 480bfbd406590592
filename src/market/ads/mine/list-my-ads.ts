import type { MyAdsQuery } from '#rules/ads/ad-schema.ts';
import { AD_STATUSES } from '#rules/ads/state.ts';
import type { OwnAdCard, StatusCounts } from './own-ad-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { countOpenOffers } from '../../agreements/show/count-open-offers.ts';
import { listAskers } from '../../messages/sale/list-askers.ts';
import { cutPage, readCursor, writeCursor } from '../../cursor.ts';
import { countKeeperAds, type Keeper, listKeeperAds } from './my-ads-store.ts';
import { ownAdCard } from './make-own-ad-view.ts';

export type MyAds = { items: OwnAdCard[]; next: string | null; total: number; counts: StatusCounts };

/** One's own ads, newest first, with how many there are in each status. For staff: the ads they entered. */
export async function listMyAds(ctx: Context, query: MyAdsQuery): Promise<MyAds> {
  const account = ensure(ctx.viewer, 'post an ad');
  const now = ctx.now();
  const keeper: Keeper = account.role === 'enduser' ? { sellerId: account.id } : { enteredBy: account.id };
  const { status, limit } = query;
  const after = readCursor(query.after, 'newest', 'timestamptz');
  const found = await listKeeperAds(ctx.db, { keeper, status, now, limit: limit + 1, after });
  const byStatus = await countKeeperAds(ctx.db, keeper, now);
  const counts = Object.fromEntries(
    AD_STATUSES.map((each) => [each, byStatus.get(each) ?? 0]),
  ) as StatusCounts;
  const all = AD_STATUSES.filter((each) => (status ? each === status : each !== 'deleted'));
  const { shown, next } = cutPage(found, limit, ({ id, created_at }) =>
    writeCursor('newest', { value: created_at.toISOString(), id }),
  );
  const ids = shown.map(({ id }) => id);
  // Who wrote and what they offer is between the seller and them: staff who entered the ad do not see it.
  const askers =
    'sellerId' in keeper ? await listAskers(ctx.db, keeper.sellerId, { adIds: ids, now }) : undefined;
  const offers = 'sellerId' in keeper ? await countOpenOffers(ctx, ids) : undefined;
  return {
    items: shown.map((row) =>
      ownAdCard(
        row,
        { askers: askers?.get(row.id) ?? [], openOffers: offers?.get(row.id) ?? 0 },
        { viewer: account, now },
      ),
    ),
    next,
    total: all.reduce((sum, each) => sum + counts[each], 0),
    counts,
  };
}
