import { insertAd } from '../ads/some-ads.ts';
import type { TestSite } from '../site/test-site.ts';
import type { AccessVisitor } from './access-verdicts.ts';
import { owner, somebody, type Whose } from './thing-owners.ts';
import { HOUR_MS } from '#rules/time.ts';

type Wanted = { byBuyer: boolean; isAgreed?: boolean };

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
