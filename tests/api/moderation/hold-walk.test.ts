import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openMarket } from '#market/market.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { isRefusal } from '#rules/refusal.ts';
import {
  foresee,
  heldBy,
  isPossible,
  isShutOut,
  countPlaces,
  placesTaken,
  ORACLE_PLANS,
  shownAs,
  type Step,
  WISHES,
  type World,
} from '#tests/support/moderation/hold-oracle.ts';
import { begin, carryOut, openWalkContext, type Tour } from '#tests/support/moderation/hold-walker.ts';
import { SEED } from '#tests/support/random.ts';
import { useSite } from '#tests/support/site/test-site.ts';

/** Others in each run; `npm run test:chaos` takes 4000 at once. */
const WALKS = Number(process.env.RANDOM_HOLD_WALKS ?? 100);
const AT_ONCE = 6;
vi.setConfig({ testTimeout: 120_000 + WALKS * 300 });
const site = useSite({ settings: { LOG_LEVEL: 'warn' } });

const BEGINNINGS = [
  'draft',
  'changes_requested',
  'pending_review',
  'live',
  'live',
  'paused',
  'expired',
  'sold',
  'deleted',
] as const;
/** The first more often: the same ad and the same case meet again. */
const ad = fc.constantFrom(0, 0, 0, 1, 2);
const about = fc.constantFrom(0, 0, 0, 1, 2);
const outcome = fc.constantFrom('removed', 'warned', 'dismissed', 'dismissed');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('owner', 'admin'),
      wish: fc.constantFrom(...WISHES, 'put-live'),
      ad,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('review'),
      decision: fc.constantFrom('approve', 'approve', 'reject', 'ask-for-changes'),
      ad,
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('relist'), ad }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('alarm'), by: fc.constantFrom('bela', null), ad }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('complain'), ad: fc.option(ad) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('decide'), about, outcome }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('appeal'),
      about,
      outcome: fc.constantFrom('upheld', 'reversed', 'reversed'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('suspend', 'restore', 'leave', 'come-back') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('plan'), plan: fc.constantFrom(...ORACLE_PLANS) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wait'), days: fc.constantFrom(1, 31, 91) }) },
);
const walk = fc.record({
  plan: fc.constantFrom(1 as const, 1 as const, 2 as const),
  ads: fc.array(fc.constantFrom(...BEGINNINGS), { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: 4, maxLength: 8 }),
});
type Walk = { plan: 1 | 2; ads: readonly AdStatus[]; steps: Step[] };

/** The rows: where each ad stands, by what it is held, whether its seller is shut out, how much room the plan has. */
async function compareRows({ world, ids, sellerId }: Tour): Promise<void> {
  const { rows } = await sql`
    select ads.id, status, held, blocked_at is not null as out, places_of(seller_id, ${new Date(world.now)}) as places
    from ads join accounts on accounts.id = seller_id where seller_id = ${sellerId} order by ads.id`.execute(
    site.db,
  );
  const expected = ids.map((id, at) => ({
    id,
    status: world.ads[at]?.status,
    held: heldBy(world, at),
    out: isShutOut(world),
    places: countPlaces(world),
  }));
  expect(rows).toEqual(expected.toSorted((one, other) => (one.id < other.id ? -1 : 1)));
}

/** What a stranger sees: the lists of what is for sale and was sold, and the page of one of the ads. */
async function compareSights(tour: Tour, at: number): Promise<void> {
  const { world, ids, sellerId } = tour;
  const visitor = openMarket(openWalkContext(tour, null));
  const lists = await visitor.sellers.show(sellerId);
  const showing = (status: AdStatus) => ids.filter((_, each) => shownAs(world, each) === status).toSorted();
  const listCardIds = (cards: { id: string }[] = []) => cards.map(({ id }) => id).toSorted();
  expect([listCardIds(lists?.forSale), listCardIds(lists?.sold)]).toEqual([showing('live'), showing('sold')]);
  const found = await visitor.ads.show(ids[at] ?? '');
  expect(found?.kind === 'shown' ? found.ad.status : undefined).toBe(shownAs(world, at));
}

const chooseAd = ({ cases }: World, each: Step): number =>
  ('ad' in each ? each.ad : 'about' in each ? cases[each.about]?.ad : 0) ?? 0;

async function take({ plan, ads, steps }: Walk): Promise<{ taken: number; done: number }> {
  const tour = await begin(site, { plan, ads });
  let [taken, done] = [0, 0];
  for (const each of steps) {
    tour.world.now += 1000;
    if (!isPossible(tour.world, each)) continue;
    const next = foresee(tour.world, each);
    const taking = placesTaken(tour.world);
    const refusal = await carryOut(tour, each).then(
      () => null,
      (error: unknown) => error,
    );
    if (refusal !== null && !isRefusal(refusal)) throw refusal;
    if ((refusal === null) !== (next !== null))
      throw refusal ?? new Error(`${JSON.stringify(each)} was not refused.`);
    tour.world = next ?? tour.world;
    await compareRows(tour);
    taken += 1;
    // A refusal has changed no row: there is nothing new to see.
    if (next === null) continue;
    if (placesTaken(next) > taking) expect(placesTaken(next)).toBeLessThanOrEqual(countPlaces(next));
    await compareSights(tour, chooseAd(next, each));
    done += 1;
  }
  return { taken, done };
}

test(`${WALKS} walks through life, plan, reports, blocks and leaving end where the oracle says`, async () => {
  const walks = fc.sample(walk, WALKS) as Walk[];
  const began = performance.now();
  let [taken, done] = [0, 0];
  const waiting = walks.entries();
  const go = async () => {
    for (const [number, each] of waiting) {
      const result = await take(each).catch((error: unknown) => {
        throw new Error(`SEED=${SEED}, walk ${number}: ${JSON.stringify(each)}`, { cause: error });
      });
      taken += result.taken;
      done += result.done;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, go));
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`SEED=${SEED}: ${WALKS} walks, ${taken} steps, ${done} of them allowed, in ${seconds} s.`);
  expect(taken).toBeGreaterThan(WALKS * 2);
});
