import { countGrams } from '#rules/bundles/hank.ts';
import type { NameBundle } from '#rules/bundles/bundle-schema.ts';
import type { Database } from '#platform/postgres/database.ts';
import { convertMoney, type Rates } from '#rules/money/money.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { readRates, readRatesInside } from '../../prices/read-rates.ts';
import type { KeptBundleView, MemberView } from '../bundle-view.ts';
import { findMemberState } from '../find-member-state.ts';
import { fitsNeed } from '../fits-need.ts';
import { listHiddenSellers } from '../find/list-hidden-sellers.ts';
import { listMemberAds, type MemberAd } from '../hank-store.ts';
import { hankView, needView, type Shown, sumUp } from '../make-bundle-view.ts';
import { toHank } from '../to-hank.ts';
import type { BundleRow } from './bundle-store.ts';
import { findOwnBundle } from './find-own-bundle.ts';

/** A bundle of one's own as it stands now: which of its hanks can still be had, and what they cost. */
export async function showBundle(ctx: Context, { bundleId }: NameBundle): Promise<KeptBundleView> {
  const viewer = ensureMayLook(ctx.viewer, 'keep bundles');
  const bundle = await findOwnBundle(ctx.db, viewer.id, bundleId);
  return showKept(ctx, bundle, await readRates(ctx));
}

/** The same inside the write that changed it, by its own connection. */
export async function showChanged(ctx: Context, db: Database, bundleId: string): Promise<KeptBundleView> {
  const viewer = ensureMayLook(ctx.viewer, 'keep bundles');
  const bundle = await findOwnBundle(db, viewer.id, bundleId);
  return showKept({ ...ctx, db }, bundle, await readRatesInside(db));
}

async function showKept(ctx: Context, bundle: BundleRow, rates: Rates): Promise<KeptBundleView> {
  const around = await readAds(ctx, [bundle]);
  return keptView(ctx, bundle, { ...around, shown: { currency: bundle.need.parcel.currency, rates } });
}

type Ads = {
  rows: ReadonlyMap<string, MemberAd>;
  /** Sellers whose hair is none for this person: a block may have come after it was kept. */
  hidden: ReadonlySet<string>;
};

/** The ads of bundles as they are now. */
export async function readAds(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  bundles: readonly BundleRow[],
): Promise<Ads> {
  const ids = bundles.flatMap(({ members }) => members.map(({ ad_id }) => ad_id));
  return {
    rows: await listMemberAds(db, [...new Set(ids)]),
    hidden: new Set(await listHiddenSellers(db, viewer?.id ?? null)),
  };
}

export function keptView(
  ctx: Pick<Context, 'viewer' | 'now'>,
  bundle: BundleRow,
  { rows, hidden, shown }: Ads & { shown: Shown },
): KeptBundleView {
  const who = { viewerId: ctx.viewer?.id ?? null, now: ctx.now(), hidden };
  const members = bundle.members.map((member): MemberView => {
    const row = rows.get(member.ad_id);
    const state = findMemberState(row, who);
    const { price: amount, currency, counted_grams } = member;
    // Its ad may say something else than when it was kept.
    const now = state === 'live' ? row : undefined;
    const fits = now === undefined || fitsNeed(now, bundle.need);
    const counted = now ? (fits ? countGrams(toHank(now), bundle.need.halfInches) : 0) : counted_grams;
    return {
      place: member.position,
      adId: member.ad_id,
      state,
      fits,
      hank: row === undefined || state === 'gone' ? null : hankView(row, counted, shown),
      priceWas: convertMoney({ amount, currency }, shown.currency, shown.rates),
    };
  });
  const live = members.flatMap(({ state, hank }) => (state === 'live' && hank ? [hank] : []));
  return {
    id: bundle.id,
    name: bundle.name,
    need: needView(bundle.need),
    isWatched: bundle.is_watched,
    createdAt: bundle.created_at.toISOString(),
    members,
    counted: live.reduce((sum, { counted }) => sum + counted, 0),
    ...sumUp(live, bundle.need, shown),
    rateDate: shown.rates.date,
  };
}
