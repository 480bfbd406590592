import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { SaleRow } from '../../sale-store.ts';

/** Whether one of a sale is under way, or paid. */
async function hasFollowUp(db: Database, saleId: string): Promise<boolean> {
  const { rows } = await sql`select from protected_sales where follows = ${saleId}
    and state not in ('withdrawn', 'lapsed', 'refunded', 'reversed')`.execute(db);
  return rows.length > 0;
}

/** Whether the ad of a sale is agreed on by now, or was sold again in a protected sale. */
async function hasAnotherBuyer(db: Database, adId: string): Promise<boolean> {
  const { rows } = await sql`
    select from offers where ad_id = ${adId} and state = 'accepted'
    union all select from protected_sales where ad_id = ${adId} and state = 'released'`.execute(db);
  return rows.length > 0;
}

/** Why no sale can follow for this one; null: one can. */
export async function followUpHindrance(db: Database, sale: SaleRow): Promise<string | null> {
  if (sale.state !== 'refunded' || sale.dispute_reason !== 'not-received')
    return 'This is for sales that were paid back because nothing had come.';
  if (await hasFollowUp(db, sale.id)) return 'There is a follow-up of this sale already.';
  return (await hasAnotherBuyer(db, sale.ad_id)) ? 'This hair is agreed on with somebody else.' : null;
}

type FollowUp = { by: string; isPayable: boolean; until: Date; now: Date };

/** The same two people, hair and terms: a yes that staff write down, and the sale that stands on it. */
export async function insertFollowUp(
  db: Database,
  sale: SaleRow,
  { by, isPayable, until, now }: FollowUp,
): Promise<string> {
  const { id: offerId } = await insertYes(db, sale, now);
  // The clock ends it as it ends every agreement: by its ad, whatever became of that.
  await db
    .updateTable('ads')
    .set({ reserved_until: until, reserved_offer: offerId })
    .where('id', '=', sale.ad_id)
    .execute();
  await sql`select set_config('fairhank.sale_event', 'agree', true), set_config('fairhank.sale_by', ${by}, true)`.execute(
    db,
  );
  const { ad_id, conversation_id, buyer_id, seller_id, currency, price, postage, fee } = sale;
  const { id } = await db
    .insertInto('protected_sales')
    .values({
      ad_id,
      conversation_id,
      buyer_id,
      seller_id,
      currency,
      price,
      postage,
      fee,
      offer_id: offerId,
      follows: sale.id,
      state: 'agreed',
      state_since: now,
      created_at: now,
      was_uncut: false,
      ...(isPayable ? { pay_by: until } : { connect_by: until }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`insert into sale_terms select (jsonb_populate_record(null::sale_terms,
      to_jsonb(terms) || jsonb_build_object('sale_id', ${id}::text, 'ended_at', null))).*
    from sale_terms as terms where sale_id = ${sale.id}`.execute(db);
  return id;
}

async function insertYes(db: Database, sale: SaleRow, now: Date): Promise<{ id: string }> {
  const { conversation_id, ad_id, buyer_id, seller_id, currency, price } = sale;
  const message = await db
    .insertInto('messages')
    .values({
      conversation_id,
      sender_id: seller_id,
      original_text: '',
      shown_text: '',
      screening: 'delivered',
      sent_at: now,
      delivered_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return db
    .insertInto('offers')
    .values({
      conversation_id,
      ad_id,
      buyer_id,
      seller_id,
      currency,
      message_id: message.id,
      by_buyer: false,
      amount: price,
      has_note: false,
      state: 'accepted',
      created_at: now,
      expires_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}
