import type { SwapMember } from '#rules/bundles/bundle-schema.ts';
import { goTogether } from '#rules/bundles/hair-together.ts';
import { isEnough } from '#rules/bundles/search/swap.ts';
import { ensure, ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { readRates, readRatesInside } from '../../prices/read-rates.ts';
import type { KeptBundleView, SwapView } from '../bundle-view.ts';
import { ensureMayFind } from '../find/ensure-may-find.ts';
import { inTurn } from '../find/take-turns.ts';
import { putMember } from '../keep/bundle-store.ts';
import { findOwnBundle } from '../keep/find-own-bundle.ts';
import { notFitting, readMembers, toMemberRow } from '../keep/read-members.ts';
import { showChanged } from '../keep/show-bundle.ts';
import { toSums } from '../to-sums.ts';
import { toCounted } from './find-swaps.ts';
import { findSwapsInKept } from './find-swaps-in-kept.ts';
import { readAround } from './read-around.ts';

/** What fits in one place of a bundle of one's own. */
export async function listSwapsOfBundle(
  ctx: Context,
  { bundleId, place }: Pick<SwapMember, 'bundleId' | 'place'>,
): Promise<SwapView[]> {
  const viewer = ensureMayLook(ctx.viewer, 'keep bundles');
  const bundle = await findOwnBundle(ctx.db, viewer.id, bundleId);
  await ensureMayFind(ctx, 'bundle-page');
  return inTurn(async () => {
    const rates = await readRates(ctx);
    return findSwapsInKept(ctx, bundle, { place, readerId: viewer.id, rates });
  });
}

/** Puts another hank in one place of a bundle of one's own; where an ad was erased, the place is empty. */
export async function swapMember(
  ctx: Context,
  { bundleId, place, adId }: SwapMember & { adId: string },
): Promise<KeptBundleView> {
  const viewer = ensure(ctx.viewer, 'keep bundles');
  return ctx.write(async ({ db }) => {
    await lockPerson(db, viewer.id);
    const bundle = await findOwnBundle(db, viewer.id, bundleId);
    if (bundle.members.some(({ ad_id }) => ad_id === adId)) return showChanged(ctx, db, bundle.id);
    const { need } = bundle;
    const [member] = await readMembers({ ...ctx, db }, [adId], need);
    if (member === undefined) throw notFitting(1);
    const rates = await readRatesInside(db);
    const { rest } = await readAround({ ...ctx, db }, bundle, { place, readerId: viewer.id, rates });
    if (!rest.every(({ hank }) => goTogether(hank, member.hank, need))) throw notTogether();
    if (!isEnough(need, toSums(need, rates), [...rest, toCounted(member, need, rates)])) throw notFitting(1);
    await putMember(db, bundle.id, toMemberRow(member, place));
    return showChanged(ctx, db, bundle.id);
  });
}

const notTogether = () =>
  new Refusal('invalid', 'Please check what you entered.', {
    adId: ['This hank does not go together with the others.'],
  });
