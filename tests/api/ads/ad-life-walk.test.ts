import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openContext } from '#market/context.ts';
import { openMarket } from '#market/market.ts';
import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import { PostAd } from '#rules/ads/ad-schema.ts';
import { AD_LIFE_DAYS, AD_STEPS, type AdStatus, UNDO_AD_DAYS } from '#rules/ads/state.ts';
import { isRefusal } from '#rules/refusal.ts';
import type { Name } from '#tests/support/people/cast.ts';
import { insertUpload, wireAd } from '#tests/support/ads/posting.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';

/** `npm run test:chaos` asks for 1,200, which are more than 10,000 steps. */
const WALKS = Number(process.env.RANDOM_WALKS ?? 60);
vi.setConfig({ testTimeout: 60_000 + WALKS * 1000 });
const site = useSite({ plans: { asha: 4 } });

const WISHES = [
  'submit',
  'approve',
  'ask-for-changes',
  'reject',
  'pause',
  'put-live',
  'mark-sold',
  'delete',
] as const;
type Wish = (typeof WISHES)[number];
type Step = { kind: 'wish'; who: Name; wish: Wish; isStale: boolean } | { kind: 'wait'; days: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('wish' as const),
      who: fc.constantFrom<Name>('asha', 'asha', 'bela', 'cleo', 'mira', 'dara'),
      wish: fc.constantFrom(...WISHES),
      isStale: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      days: fc.constantFrom(1, UNDO_AD_DAYS + 1, AD_LIFE_DAYS + 1),
    }),
  },
);

type Model = { status: AdStatus; since: number; expires: number | null; published: boolean };

/** The table of product.md once more, written by hand, so that a slip in the rules is seen here. */
function expected(model: Model, who: Name, wish: Wish, now: number, isRisky: boolean): AdStatus | null {
  const status = model.status === 'live' && (model.expires ?? 0) <= now ? 'expired' : model.status;
  const isRecent = now - model.since <= UNDO_AD_DAYS * DAY_MS;
  const [isOwner, isAdmin, isReviewer] = [
    who === 'asha',
    who === 'dara',
    ['cleo', 'mira', 'dara'].includes(who),
  ];
  const isKeeper = isOwner || isAdmin;
  if (wish === 'submit')
    return isOwner && ['draft', 'changes_requested'].includes(status)
      ? isRisky
        ? 'pending_review'
        : 'live'
      : null;
  if (wish === 'pause') return isOwner && status === 'live' ? 'paused' : null;
  if (wish === 'mark-sold') return isKeeper && ['live', 'paused'].includes(status) ? 'sold' : null;
  if (wish === 'delete') return isKeeper && status !== 'deleted' ? 'deleted' : null;
  if (wish === 'put-live') {
    if (status === 'paused' || status === 'expired') return isKeeper ? 'live' : null;
    if (status === 'sold') return isKeeper && isRecent ? 'live' : null;
    return status === 'deleted' && isAdmin && isRecent && model.published ? 'live' : null;
  }
  if (!isReviewer || status !== 'pending_review') return null;
  return wish === 'approve' ? 'live' : wish === 'reject' ? 'rejected' : 'changes_requested';
}

const openMarketAs = (name: Name) => {
  const roles = {
    asha: 'enduser',
    bela: 'enduser',
    cleo: 'creator',
    mira: 'moderator',
    dara: 'admin',
  } as const;
  const types = {
    asha: ACCOUNT_TYPE.seller,
    bela: ACCOUNT_TYPE.buyer,
    cleo: ACCOUNT_TYPE.staff,
    mira: ACCOUNT_TYPE.staff,
    dara: ACCOUNT_TYPE.staff,
  };
  const account: Account = {
    id: site.people[name].id,
    email: `${name}@example.com`,
    username: name,
    role: roles[name],
    accountType: types[name],
    hasFreshProof: true,
  };
  return openMarket(openContext(site.platform, account, null));
};

async function carryOut(who: Name, wish: Wish, adId: string, version: number) {
  const market = openMarketAs(who);
  const reason = 'a walk';
  if (wish === 'submit') return market.myAds.edit({ adId, version, submit: true, changes: {}, reason });
  if (wish === 'approve' || wish === 'ask-for-changes' || wish === 'reject')
    return market.review.decide({ adId, version, decision: wish, reason });
  return market.myAds.move({ adId, version, event: wish, reason });
}

test('however people walk, an ad is where the table says, and every step on record is one of its own', async () => {
  let taken = 0;
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 4, maxLength: 14 }), async (isRisky, walk) => {
      const { db, people, clock } = site;
      const photos = [
        { id: await insertUpload(db, people.asha.id) },
        { id: await insertUpload(db, people.asha.id) },
      ];
      const wire = wireAd({ photos, submit: false, weight: isRisky ? 700 : 160 });
      const ad = await openMarketAs('asha').myAds.post(PostAd.parse(wire));
      const model: Model = { status: 'draft', since: clock.now.getTime(), expires: null, published: false };
      taken += walk.length;
      for (const each of walk) {
        if (each.kind === 'wait') {
          clock.now = new Date(clock.now.getTime() + each.days * DAY_MS);
          continue;
        }
        // No two steps fall into the same millisecond.
        clock.now = new Date(clock.now.getTime() + 1000);
        const now = clock.now.getTime();
        const before = await site.readAdRow(ad.id);
        const to = each.isStale ? null : expected(model, each.who, each.wish, now, isRisky);
        const version = before.version + (each.isStale ? 1 : 0);
        const refusal = await carryOut(each.who, each.wish, ad.id, version).then(
          () => null,
          (error: unknown) => error,
        );
        const after = await site.readAdRow(ad.id);
        if (to === null) {
          expect(isRefusal(refusal), `${each.who} ${each.wish} ${model.status}`).toBe(true);
          expect(after).toEqual(before);
          continue;
        }
        expect(refusal).toBeNull();
        expect(after.status).toBe(to);
        expect(after.version).toBeGreaterThan(before.version);
        model.status = to;
        model.since = now;
        model.expires = after.expires_at?.getTime() ?? null;
        model.published ||= to === 'live';
      }
      const steps = await db.selectFrom('ad_transitions').selectAll().where('ad_id', '=', ad.id).execute();
      const known = AD_STEPS.map(([from, to]) => `${from} ${to}`);
      for (const { from_status, to_status } of steps)
        if (from_status !== null) expect(known).toContain(`${from_status} ${to_status}`);
      // A plan has room for so many live ads; where it stands now it may not be hers to delete.
      const { version } = await site.readAdRow(ad.id);
      await carryOut('asha', 'delete', ad.id, version).catch(() => {});
      await db
        .updateTable('photos')
        .set({ ad_id: null, position: null, state: 'uploaded' })
        .where('ad_id', '=', ad.id)
        .execute();
    }),
    { numRuns: WALKS },
  );
  console.log(`${WALKS} random walks of ads, ${taken} steps: the table and the database agree.`);
});
