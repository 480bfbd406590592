import type { Unit } from '#platform/unit-of-work.ts';
import { describeNews, type MemberNews } from '#rules/bundles/bundle-news.ts';
import { DAY_MS } from '#rules/time.ts';
import type { AdCard } from '../../ads/ad-view.ts';
import { showCards } from '../../ads/show/show-cards.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { attempt } from '../attempt-store.ts';
import { listHiddenSellers } from '../find/list-hidden-sellers.ts';
import { findMemberState } from '../find-member-state.ts';
import { listMemberAds, type MemberAd } from '../hank-store.ts';
import { findSwapsInKept } from '../swap/find-swaps-in-kept.ts';
import { bundleNewsMail } from './bundle-mails.ts';
import {
  claimChanged,
  forgetReturned,
  setBundleTold,
  setMemberPrice,
  setMemberTold,
  type WatchedBundle,
  type WatchedMember,
} from './watch-store.ts';

const MAX_REPLACEMENTS = 3;
const START = '00000000-0000-0000-0000-000000000000';

/**
 * Tells people what changed about the bundles they watch: of one bundle at most once a day. Claiming, e-mail and marks of
 * a bundle are one write: nobody hears twice.
 */
export async function watchBundles(ctx: Context): Promise<void> {
  const now = ctx.now();
  await ctx.write(({ db }) => forgetReturned(db, now));
  for (let after: string | undefined = START; after !== undefined;) after = await tellNext(ctx, after);
}

/** The bundle that was claimed, if there was one more. */
async function tellNext(ctx: Context, after: string): Promise<string | undefined> {
  const now = ctx.now();
  return ctx.write(async (unit) => {
    const quietSince = new Date(now.getTime() - DAY_MS);
    const bundle = await claimChanged(unit.db, { now, quietSince, after });
    if (bundle) await tellOrSkip(ctx, unit, bundle);
    return bundle?.id;
  });
}

/** A bundle of which nothing can be told keeps nobody else from their news. */
async function tellOrSkip(ctx: Context, unit: Unit, bundle: WatchedBundle): Promise<void> {
  try {
    await attempt(unit.db, () => tellOf(ctx, unit, bundle));
  } catch (error) {
    ctx.log.error({ err: error, bundleId: bundle.id }, 'news of a bundle could not be told');
  }
}

async function tellOf(ctx: Context, unit: Unit, bundle: WatchedBundle): Promise<void> {
  const { db } = unit;
  const now = ctx.now();
  const ids = bundle.members.map(({ ad_id }) => ad_id);
  const rows = await listMemberAds(db, ids);
  const hidden = new Set(await listHiddenSellers(db, bundle.accountId));
  const news = bundle.members.flatMap((member) => {
    const row = rows.get(member.ad_id);
    // A block is nothing to write to either of the two about.
    return row && hidden.has(row.seller_id) ? [] : findNews(member, row, bundle, now);
  });
  const sentences = describeNews(news, bundle.members.length);
  const [first] = sentences;
  if (first === undefined) return;
  await setBundleTold(db, bundle.id, now);
  for (const each of news) await markTold(unit, bundle, each, now);
  await notify(ctx, unit, {
    accountId: bundle.accountId,
    kind: 'bundle',
    subject: bundle.id,
    link: `/bundles/${bundle.id}`,
    words: { title: bundle.name, news: first },
  });
  if (!bundle.wantsMail) return;
  const replacements = await findReplacements({ ...ctx, db }, bundle, news);
  await unit.enqueue(SEND_MAIL, bundleNewsMail({ to: bundle, bundle, sentences, replacements }, ctx.config));
}

function findNews(
  member: WatchedMember,
  row: MemberAd | undefined,
  { accountId }: WatchedBundle,
  now: Date,
): MemberNews[] {
  const { position: place } = member;
  const state = findMemberState(row, { viewerId: accountId, now });
  if (state !== 'live') return member.is_told || member.is_theirs ? [] : [{ kind: state, place }];
  if (row === undefined || row.price === null) return [];
  const was = { amount: member.told_price ?? member.price, currency: member.currency };
  const is = { amount: row.price, currency: row.currency };
  if (was.amount === is.amount && was.currency === is.currency) return [];
  return [{ kind: 'price', place, title: row.title, was, now: is }];
}

async function markTold({ db }: Unit, { id }: WatchedBundle, news: MemberNews, now: Date): Promise<void> {
  const which = { bundleId: id, position: news.place };
  if (news.kind === 'price')
    await setMemberPrice(db, { ...which, price: news.now.amount, currency: news.now.currency });
  else await setMemberTold(db, { ...which, now });
}

/** For the first that cannot be had any more; null where all can. */
async function findReplacements(
  ctx: Context,
  bundle: WatchedBundle,
  news: readonly MemberNews[],
): Promise<AdCard[] | null> {
  const gone = news.find(({ kind }) => kind !== 'price');
  if (gone === undefined) return null;
  const rates = await readRatesInside(ctx.db);
  const place = { place: gone.place, readerId: bundle.accountId, rates };
  const swaps = await findSwapsInKept(ctx, bundle, place);
  const ids = swaps.slice(0, MAX_REPLACEMENTS).map(({ hank }) => hank.ad.id);
  const cards = await showCards(ctx, ids);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
