import { insertAd } from '../ads/some-ads.ts';
import type { TestSite } from '../site/test-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { owner, somebody, type Whose } from './thing-owners.ts';
import { HOUR_MS } from '#rules/time.ts';

type Wanted = { byBuyer: boolean; isAgreed?: boolean };

/** What was agreed on, as a protected sale that waits for its payment; own: this person is its buyer. */
export async function aProtectedSale(
  site: TestSite,
  who: AccessVisitor,
  whose: Whose,
): Promise<{ saleId: string }> {
  const { db, clock } = site;
  const { offerId } = await anOffer(site, who, whose, { byBuyer: true, isAgreed: true });
  const offer = await db.selectFrom('offers').selectAll().where('id', '=', offerId).executeTakeFirstOrThrow();
  const { id } = await db
    .insertInto('protected_sales')
    .values({
      ad_id: offer.ad_id,
      conversation_id: offer.conversation_id,
      buyer_id: offer.buyer_id,
      seller_id: offer.seller_id,
      offer_id: offerId,
      state: 'agreed',
      state_since: clock.now,
      created_at: clock.now,
      was_uncut: true,
      currency: 'GBP',
      price: 400_00,
      postage: 0,
      fee: 16_00,
      connect_by: new Date(clock.now.getTime() + 72 * HOUR_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('sale_terms')
    .values({
      sale_id: id,
      price: 400_00,
      currency: 'GBP',
      postage: 0,
      postage_by: 'seller',
      country: 'GB',
      from_country: 'GB',
      ship_days: 5,
      least_grams: 150,
      least_length_mm: 686,
      ad_version: 1,
      hair: '{}',
      photo_ids: [],
    })
    .execute();
  return { saleId: id };
}

/** £400 for a stranger's ad; own: this person is its buyer. */
export async function anOffer(
  site: TestSite,
  who: AccessVisitor,
  whose: Whose,
  { byBuyer, isAgreed = false }: Wanted,
): Promise<{ offerId: string }> {
  const { db, clock } = site;
  const [buyer_id, seller_id] = [await owner(site, who, whose), await somebody(site, 2)];
  const ad_id = await insertAd(db, seller_id, clock.now, { open_to_offers: true });
  const sides = { ad_id, buyer_id, seller_id };
  const talk = await db.insertInto('conversations').values(sides).returning('id').executeTakeFirstOrThrow();
  const message = await db
    .insertInto('messages')
    .values({
      conversation_id: talk.id,
      sender_id: byBuyer ? buyer_id : seller_id,
      original_text: '',
      shown_text: '',
      screening: 'delivered',
      sent_at: clock.now,
      delivered_at: clock.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const until = new Date(clock.now.getTime() + 24 * HOUR_MS);
  const { id } = await db
    .insertInto('offers')
    .values({
      ...sides,
      message_id: message.id,
      conversation_id: talk.id,
      by_buyer: byBuyer,
      amount: 400_00,
      currency: 'GBP',
      asking_price: 420_00,
      has_note: false,
      state: isAgreed ? 'accepted' : 'open',
      created_at: clock.now,
      expires_at: until,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (isAgreed)
    await db
      .updateTable('ads')
      .set({ reserved_until: until, reserved_offer: id })
      .where('id', '=', ad_id)
      .execute();
  return { offerId: id };
}
