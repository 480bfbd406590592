import { z } from 'zod';
import { AD_STATUSES } from '#rules/ads/state.ts';
import type { MyAdsQuery, OwnAdCard, StatusCounts } from '../own-ad-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listAskers } from '../../messages/sale/list-askers.ts';
import {
  countKeeperAds,
  type Keeper,
  listKeeperAds,
  type OwnAdRow,
  type MyAdsCursor,
} from './my-ads-store.ts';
import { ownAdCard } from '../make-own-ad-view.ts';

export type MyAds = { items: OwnAdCard[]; next: string | null; total: number; counts: StatusCounts };

/** One's own ads, newest first, with how many there are in each status. For staff: the ads they entered. */
export async function listMyAds(ctx: Context, query: MyAdsQuery): Promise<MyAds> {
  const account = ensure(ctx.viewer, 'post an ad');
  const now = ctx.now();
  const keeper: Keeper = account.role === 'enduser' ? { sellerId: account.id } : { enteredBy: account.id };
  const { status, limit } = query;
  const found = await listKeeperAds(ctx.db, {
    keeper,
    status,
    now,
    limit,
    after: readMyAdsCursor(query.after),
  });
  const byStatus = await countKeeperAds(ctx.db, keeper, now);
  const counts = Object.fromEntries(
    AD_STATUSES.map((each) => [each, byStatus.get(each) ?? 0]),
  ) as StatusCounts;
  const all = AD_STATUSES.filter((each) => (status ? each === status : each !== 'deleted'));
  const page = found.slice(0, limit);
  const last = found.length > limit ? page.at(-1) : undefined;
  const ids = page.map(({ id }) => id);
  // Who wrote is between the seller and them: staff who entered the ad do not see it.
  const askers = 'sellerId' in keeper ? await listAskers(ctx.db, keeper.sellerId, ids) : undefined;
  return {
    items: page.map((row) => ownAdCard(row, askers?.get(row.id) ?? [], { viewer: account, now })),
    next: last ? writeMyAdsCursor(last) : null,
    total: all.reduce((sum, each) => sum + counts[each], 0),
    counts,
  };
}

const MyAdsCursorShape = z.tuple([z.iso.datetime(), z.uuid()]);

const writeMyAdsCursor = ({ created_at, id }: OwnAdRow) =>
  Buffer.from(JSON.stringify([created_at.toISOString(), id])).toString('base64url');

/** Undefined, the beginning, for one that is broken. */
function readMyAdsCursor(after: string | undefined): MyAdsCursor | undefined {
  if (after === undefined) return undefined;
  try {
    const [createdAt, id] = MyAdsCursorShape.parse(JSON.parse(Buffer.from(after, 'base64url').toString()));
    return { createdAt: new Date(createdAt), id };
  } catch {
    return undefined;
  }
}
