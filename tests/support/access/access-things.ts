import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { DAY_MS } from '#rules/time.ts';
import { fingerprint } from '#platform/secrets/secrets.ts';
import { insertUpload } from '../ads/posting.ts';
import { insertAd } from '../ads/some-ads.ts';
import { insertCaseOf } from '../moderation/insert-case-of.ts';
import type { TestSite } from '../site/test-site.ts';
import { aBundle } from './bundle-things.ts';
import { aRequest } from './wanted-things.ts';
import { anAdToAnswerWith } from './match-things.ts';
import { insertInvited } from './invited-thing.ts';
import { insertHeld } from './held-thing.ts';
import { anOffer, aProtectedSale } from './offer-things.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { anAd, findPersonId, owner, somebody, type Whose } from './thing-owners.ts';

export type Thing = keyof typeof MAKERS;
type Maker = (site: TestSite, who: AccessVisitor, whose: Whose) => Promise<object>;
/** Makes a new thing, so that no cell of the matrix sees what another one did, and says how it is asked for. */
export const makeThing = (thing: Thing, ...args: Parameters<Maker>): Promise<object> =>
  MAKERS[thing](...args);

/** Asha's plan has room again: what other cells left there is gone. */
export async function deleteAshasAds({ db, people }: TestSite): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.event', 'delete', true)`.execute(tx);
    await sql`update ads set status = 'deleted', version = version + 1
      where seller_id = ${people.asha.id} and status <> 'deleted'`.execute(tx);
  });
}

const anAdThatIs =
  (status: 'draft' | 'paused' | 'pending_review'): Maker =>
  async (site, who, whose) => ({ adId: await anAd(site, who, whose, { status }), version: 1 });

/** Of a stranger's ad; own: to this person. */
async function aSale(site: TestSite, who: AccessVisitor, whose: Whose) {
  const seller_id = await somebody(site, 2);
  const buyer_id = await owner(site, who, whose);
  const ad_id = await insertAd(site.db, seller_id, site.clock.now, {
    status: 'sold',
    sold_at: site.clock.now,
  });
  const sides = { ad_id, buyer_id, seller_id };
  const { id } = await site.db
    .insertInto('conversations')
    .values(sides)
    .returning('id')
    .executeTakeFirstOrThrow();
  return site.db
    .insertInto('sales')
    .values({ ...sides, conversation_id: id, sold_at: site.clock.now })
    .returning(['id', 'seller_id', 'buyer_id'])
    .executeTakeFirstOrThrow();
}

const MAKERS = {
  ad: async (site, who, whose) => ({ adId: await anAd(site, who, whose), version: 1 }),
  'ad by its id': async (site, who, whose) => ({ adId: await anAd(site, who, whose) }),
  draft: async (site, who, whose) => ({ adId: await anAd(site, who, whose, { status: 'draft' }) }),
  'draft to change': anAdThatIs('draft'),
  'ad that pauses': anAdThatIs('paused'),
  'ad just deleted': async (site, who, whose) => {
    const adId = await anAd(site, who, whose, whose === 'own' ? {} : { status: 'deleted' });
    if (whose === 'others') return { adId, version: 1 };
    await site.post('/api/seller/updateAsDelete', { adId, version: 1 }, 'asha');
    return { adId, version: 2 };
  },
  'ad that waits': anAdThatIs('pending_review'),
  'ad with a tape': async (site, who, whose) => {
    const adId = await anAd(site, who, whose);
    const photo = await insertUpload(site.db, site.people.asha.id);
    const attached = { ad_id: adId, position: 8, tape: true, state: 'attached' } as const;
    await site.db.updateTable('photos').set(attached).where('id', '=', photo).execute();
    return { adId, version: 1 };
  },
  'ad for sale': async (site, who, whose) => ({
    adId: await anAd(site, who, whose),
    message: 'Hello, is the hair still for sale? I make wigs in Leeds.',
  }),
  'ad to offer for': async (site, who, whose) => {
    // What other cells began today is long ago: a plan has room for five conversations a day.
    await sql`update conversations set created_at = created_at - interval '2 days'`.execute(site.db);
    return { adId: await anAd(site, who, whose), amount: 420_00 };
  },
  'ad kept for somebody': async (site, who, whose) => {
    const adId = await anAd(site, who, whose);
    const kept = {
      reserved_until: new Date(site.clock.now.getTime() + DAY_MS),
      reserved_offer: randomUUID(),
    };
    await site.db.updateTable('ads').set(kept).where('id', '=', adId).execute();
    return { adId };
  },
  'protected sale': aProtectedSale,
  bundle: aBundle,
  'ad to answer with': anAdToAnswerWith,
  request: aRequest(),
  'request that waits': aRequest(() => ({ status: 'pending_review', published_at: null })),
  'request that ended': aRequest((now) => ({ status: 'ended', ended_at: now })),
  'offer that waits': async (site, who, whose) => anOffer(site, who, whose, { byBuyer: false }),
  'offer of one': async (site, who, whose) => anOffer(site, who, whose, { byBuyer: true }),
  'offer that was agreed': async (site, who, whose) =>
    anOffer(site, who, whose, { byBuyer: true, isAgreed: true }),
  'seller one enters for': async (site, who, whose) => {
    const userId = await somebody(site, 2);
    const entered = {
      entered_by: findPersonId(site, who),
      consent_noted_at: site.clock.now,
      consent_how: 'By phone.',
    };
    if (whose === 'own' && (who === 'creator' || who === 'admin'))
      await insertAd(site.db, userId, site.clock.now, entered);
    return { userId };
  },
  'seller with an ad': async (site, who, whose) => {
    const userId = whose === 'own' && who === 'seller' ? site.people.asha.id : await somebody(site, 2);
    await insertAd(site.db, userId, site.clock.now);
    return { userId };
  },
  account: async (site, who, whose) => ({ userId: await owner(site, who, whose) }),
  conversation: async (site, who, whose) => {
    const adId = await insertAd(site.db, await somebody(site, 2), site.clock.now);
    const ad = await site.readAdRow(adId);
    const { id } = await site.db
      .insertInto('conversations')
      .values({ ad_id: adId, buyer_id: await owner(site, who, whose), seller_id: ad.seller_id })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { conversationId: id };
  },
  'held message': async (site, who, whose) =>
    insertHeld(site, { buyerId: await owner(site, who, whose), sellerId: await somebody(site, 2) }),
  sale: async (site, who, whose) => ({ saleId: (await aSale(site, who, whose)).id }),
  'rating about one': async (site, who, whose) => {
    const sale = await aSale(site, who, whose);
    const { id } = await site.db
      .insertInto('ratings')
      .values({
        sale_id: sale.id,
        by_id: sale.seller_id,
        about_id: sale.buyer_id,
        about_seller: false,
        as_described: 5,
        kind: 4,
        quick: 5,
        written_at: site.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ratingId: id, version: 1 };
  },
  order: async (site, who, whose) => {
    const { id } = await site.db
      .insertInto('orders')
      .values({
        account_id: await owner(site, who, whose),
        plan: 2,
        currency: 'GBP',
        amount: 1000,
        provider: 'sandbox',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { orderId: id };
  },
  report: async (site, who, whose) => {
    const caseNumber = `FH-${randomBytes(5).toString('hex').toUpperCase()}`;
    await site.db
      .insertInto('reports')
      .values({
        case_number: caseNumber,
        account_id: await owner(site, who, whose),
        reason: 'other',
        outcome: 'warned',
        statement: 'Please do not.',
        decided_at: site.clock.now,
        decided_by: site.people.dara.id,
      })
      .execute();
    return { caseNumber };
  },
  case: async (site, ...of) => insertCaseOf(site, await owner(site, ...of)),
  invitation: async (...of) => ({ userId: await insertInvited(...of) }),
  'invitation by its link': async (...of) => ({ id: await insertInvited(...of) }),
  statement: async (site, who, whose) =>
    site.db
      .insertInto('statements')
      .values({
        account_id: await owner(site, who, whose),
        act: 'suspend',
        subject: '',
        message: 'Because the matrix asks.',
        told_at: site.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  session: async (site, who, whose) => {
    const { id } = await site.db
      .insertInto('sessions')
      .values({
        account_id: await owner(site, who, whose),
        sid_hash: fingerprint(randomUUID()),
        token: randomUUID(),
        strength: 'weak',
        expires_at: new Date(site.clock.now.getTime() + 60_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { session: id };
  },
  'saved search': async (site, who, whose) => {
    const { id } = await site.db
      .insertInto('saved_searches')
      .values({
        account_id: await owner(site, who, whose),
        name: 'Black hair',
        search: '{}',
        unsubscribe_token: randomBytes(24).toString('base64url'),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id };
  },
  'file that was run': async (site, who, whose) => {
    const { id } = await site.db
      .insertInto('ad_imports')
      .values({
        account_id: await owner(site, who, whose),
        file_name: 'stock.csv',
        columns: ['ref'],
        rows: '[]',
        states: JSON.stringify({ new: 0, changes: 0, same: 0, wrong: 0 }),
        state: 'done',
        created_at: site.clock.now,
        run_at: site.clock.now,
        done_at: site.clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { importId: id };
  },
  photo: async (site, ...of) => ({ photoId: await insertUpload(site.db, await owner(site, ...of)) }),
} satisfies Record<string, Maker>;
