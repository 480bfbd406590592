import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { setAccount } from '#market/accounts/account-store.ts';
import { relistLink } from '#market/ads/life/relist-link.ts';
import { noBrowser } from '#market/browser.ts';
import { type MarketContext, openContext } from '#market/context.ts';
import { liftLeaving } from '#market/holds/hold-store.ts';
import { openMarket } from '#market/market.ts';
import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import { COMPLETE_AD, insertSeller, loadAds } from '../ads/ad-rows.ts';
import type { Step, World } from './hold-oracle.ts';
import type { TestSite } from '../site/test-site.ts';
import { DAY_MS } from '#rules/time.ts';
import { givePlan } from '../payments/give-plan.ts';
import { enterTrader } from '../trade/enter-trader.ts';

let tours = 0;
type Who = 'seller' | 'bela' | 'mira' | 'dara' | null;

/** Somebody new with three ads and a plan, in the midst of their lives, on a clock of their own. */
export async function begin(site: TestSite, { plan, ads }: { plan: 1 | 2; ads: readonly AdStatus[] }) {
  const { db } = site;
  const start = Date.now();
  const world: World = {
    now: start,
    ads: ads.map((status) => ({ status, since: start, expires: chooseExpiry(status, start) })),
    holds: [],
    cases: [],
    plan: { type: plan, ends: null, isOff: false },
  };
  const sellerId = await insertSeller(db);
  await givePlan(site, sellerId, plan, new Date(start));
  // Without them the plan of traders has no ads, which is another matter than holds.
  await enterTrader(db, sellerId, new Date(start));
  const rows = world.ads.map(({ status, expires }) => ({
    ...COMPLETE_AD,
    cut_date: '2026-10-01',
    seller_id: sellerId,
    status,
    status_since: new Date(start),
    updated_at: new Date(start),
    published_at: expires === null ? null : new Date(start),
    expires_at: expires === null ? null : new Date(expires),
    sold_at: status === 'sold' ? new Date(start) : null,
  }));
  const ids = await loadAds(db, rows);
  // Whatever is still to be submitted, or may be asked for changes and submitted again.
  const unsent = ids.filter((_, at) =>
    ['draft', 'changes_requested', 'pending_review'].includes(ads[at] ?? ''),
  );
  await sql`insert into photos (owner_id, ad_id, position, state, file_key, width, height, thumbhash, look_hash, sha256, bytes)
    select ${sellerId}::uuid, ad::uuid, position, 'attached', substr(md5(ad || position), 1, 22), 900, 1200, 'thumb',
      hashtextextended(ad, position), repeat('0', 64), 1000
    from unnest(${unsent}::text[]) as ad, generate_series(1, 2) as position`.execute(db);
  tours += 1;
  // Everybody reports from an address of their own, or one would report too often.
  const address = `10.0.${Math.floor(tours / 250)}.${tours % 250}`;
  return { site, world, sellerId, ids, address, cases: [] as string[] };
}
export type Tour = Awaited<ReturnType<typeof begin>>;

const chooseExpiry = (status: AdStatus, start: number) =>
  ['draft', 'changes_requested', 'pending_review'].includes(status)
    ? null
    : start + (status === 'expired' ? -DAY_MS : 60 * DAY_MS);

/** Each tour has a clock of its own, and everybody on it has just typed their password. */
export function openWalkContext(tour: Tour, who: Who): MarketContext {
  const now = () => new Date(tour.world.now);
  const session = {
    id: randomUUID(),
    deviceId: null,
    sid: '',
    token: '',
    epoch: 0,
    passwordGivenAt: now(),
    factorGivenAt: null,
  };
  return openContext({ ...tour.site.platform, now }, who && toWalkAccount(tour, who), null, {
    ...noBrowser(),
    address: tour.address,
    session,
  });
}

function toWalkAccount({ site, sellerId }: Tour, who: NonNullable<Who>): Account {
  const shape = {
    seller: { id: sellerId, role: 'enduser', accountType: ACCOUNT_TYPE.seller },
    bela: { id: site.people.bela.id, role: 'enduser', accountType: ACCOUNT_TYPE.buyer },
    mira: { id: site.people.mira.id, role: 'moderator', accountType: ACCOUNT_TYPE.staff },
    dara: { id: site.people.dara.id, role: 'admin', accountType: ACCOUNT_TYPE.staff },
  } as const;
  return { ...shape[who], email: `${who}@example.com`, username: who, hasFreshProof: true };
}

/** Takes a step the way it is taken on the site: by the market, as whoever may want it. */
export async function carryOut(tour: Tour, now: Step): Promise<unknown> {
  const market = (who: Who) => openMarket(openWalkContext(tour, who));
  const { site, sellerId: userId, ids, cases } = tour;
  const reason = 'A walk, step by step.';
  const seen = async (at: number) => {
    const found = await site.readAdRow(ids[at] ?? '');
    return { adId: found.id, version: found.version, reason, row: found };
  };
  const told = async (by: 'bela' | null, kind: 'ad' | 'user', id: string, why: 'minor' | 'scam') => {
    const report = { target: { kind, id }, reason: why, text: '' } as const;
    cases.push((await market(by).reports.create(report)).caseNumber);
  };
  switch (now.do) {
    case 'owner':
    case 'admin': {
      const { row: _, ...move } = await seen(now.ad);
      const { myAds } = market(now.do === 'owner' ? 'seller' : 'dara');
      return now.wish === 'submit'
        ? myAds.edit({ ...move, submit: true, changes: {} })
        : myAds.move({ ...move, event: now.wish });
    }
    case 'review': {
      const { row: _, ...move } = await seen(now.ad);
      return market('dara').review.decide({ ...move, decision: now.decision });
    }
    case 'relist': {
      const { row } = await seen(now.ad);
      const ending = { id: row.id, expires_at: row.expires_at ?? new Date(0) };
      const { searchParams } = new URL(relistLink(openWalkContext(tour, null), ending));
      const signed = { end: searchParams.get('end') ?? '', signature: searchParams.get('s') ?? '' };
      return market(null).myAds.relist({ adId: row.id, ...signed });
    }
    case 'alarm':
      return told(now.by, 'ad', ids[now.ad] ?? '', 'minor');
    case 'complain':
      return told(
        null,
        now.ad === null ? 'user' : 'ad',
        now.ad === null ? userId : (ids[now.ad] ?? ''),
        'scam',
      );
    case 'decide': {
      const decision = { caseNumber: cases[now.about] ?? '', outcome: now.outcome, reason };
      return market('dara').reports.resolve({ ...decision, statement: 'This is against our rules.' });
    }
    case 'appeal': {
      const caseNumber = cases[now.about] ?? '';
      await market('seller').reports.appeal({ caseNumber, text: 'It is my own hair, and I am grown up.' });
      return market('mira').reports.resolveAppeal({
        caseNumber,
        outcome: now.outcome,
        answer: 'We looked again.',
      });
    }
    case 'suspend':
      return market('dara').staff.suspend({ userId, reason });
    case 'restore':
      return market('dara').staff.restore({ userId, reason });
    case 'leave': {
      const asking = openWalkContext(tour, 'seller');
      const found = await site.db.selectFrom('accounts').select('epoch').where('id', '=', userId).execute();
      const session = asking.browser.session && { ...asking.browser.session, epoch: found[0]?.epoch ?? 0 };
      return openMarket({ ...asking, browser: { ...asking.browser, session } }).accounts.delete({});
    }
    case 'come-back':
      // What restoring does once the password is right: hashing one for each walk would take minutes.
      return openWalkContext(tour, null).write(async ({ db }) => {
        const at = new Date(tour.world.now);
        await setAccount(db, userId, { deleted_at: null, purge_after: null }, at);
        await liftLeaving(db, userId, { by: userId, now: at });
      });
    case 'plan':
      return now.plan === 'off'
        ? market('dara').staff.switchOffPlan({ userId, reason })
        : market('dara').staff.activateSubscription({ userId, plan: now.plan, reason });
    case 'wait':
      return undefined;
  }
}
