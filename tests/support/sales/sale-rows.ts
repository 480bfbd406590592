import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB, SaleEvent, SaleProblem, SaleState } from '#platform/postgres/schema.ts';
import { adIn, insertSeller, loadAds } from '../ads/ad-rows.ts';

type SaleRow = Insertable<DB['protected_sales']>;

export const TAKEN = new Date('2026-03-02T12:00:00Z');
const DAY_MS = 86_400_000;
const after = (days: number): Date => new Date(TAKEN.getTime() + days * DAY_MS);

/** What a sale must say besides to be in a state. */
function factsOf(state: SaleState): Partial<SaleRow> {
  const isUnpaid = ['agreed', 'paying', 'payment_pending', 'withdrawn', 'lapsed'].includes(state);
  const isOver = ['released', 'refunded', 'reversed', 'withdrawn', 'lapsed'].includes(state);
  return {
    ...(isUnpaid
      ? { captured_at: null, light_from: null, ship_by: null, settle_by: null, wall_at: null }
      : {
          captured_at: TAKEN,
          light_from: TAKEN,
          ship_by: after(5),
          settle_by: after(26),
          wall_at: after(28),
        }),
    ...(state === 'frozen'
      ? { frozen_from: 'paid', frozen_why: 'staff' }
      : { frozen_from: null, frozen_why: null }),
    ...(isOver ? { ended_at: after(9), end_reason: 'decided' } : { ended_at: null }),
  };
}

/** An ad that was agreed on, with the conversation and offer a sale stands on. */
export async function insertAgreement(db: Database) {
  const seller = await insertSeller(db);
  const buyer = await insertSeller(db);
  const [ad = ''] = await loadAds(db, [adIn('live', seller)]);
  const conversation = await db
    .insertInto('conversations')
    .values({ ad_id: ad, buyer_id: buyer, seller_id: seller, created_at: TAKEN, last_message_at: TAKEN })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ad, buyer, seller, conversation: conversation.id };
}

type Agreement = Awaited<ReturnType<typeof insertAgreement>>;

async function insertOffer(db: Database, { ad, buyer, seller, conversation }: Agreement): Promise<string> {
  const message = await db
    .insertInto('messages')
    .values({
      conversation_id: conversation,
      sender_id: buyer,
      original_text: 'Hi',
      shown_text: 'Hi',
      screening: 'delivered',
      sent_at: TAKEN,
      delivered_at: TAKEN,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const offer = await db
    .insertInto('offers')
    .values({
      message_id: message.id,
      conversation_id: conversation,
      ad_id: ad,
      buyer_id: buyer,
      seller_id: seller,
      by_buyer: true,
      amount: 420_00,
      currency: 'GBP',
      has_note: false,
      state: 'sold',
      created_at: TAKEN,
      expires_at: TAKEN,
      ended_at: TAKEN,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return offer.id;
}

/** Puts a sale into the midst of its life, as the demo data does. */
export async function loadSale(
  db: Database,
  state: SaleState,
  on?: Agreement,
  more: Partial<SaleRow> = {},
): Promise<string> {
  const agreement = on ?? (await insertAgreement(db));
  const offer = await insertOffer(db, agreement);
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('fairhank.loading', 'on', true)`.execute(tx);
    const { id } = await tx
      .insertInto('protected_sales')
      .values({
        ad_id: agreement.ad,
        conversation_id: agreement.conversation,
        buyer_id: agreement.buyer,
        seller_id: agreement.seller,
        offer_id: offer,
        state,
        state_since: TAKEN,
        was_uncut: true,
        currency: 'GBP',
        price: 420_00,
        postage: 8_50,
        fee: 16_60,
        merchant_id: 'SELLER1',
        created_at: TAKEN,
        ...factsOf(state),
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

type Lost = {
  side: 'buyer_id' | 'seller_id';
  who: string;
  /** Whoever decided; null: the clock. */
  by: string | null;
  at: Date;
  reason?: SaleProblem;
};

/** A sale whose dispute was decided against one of its two. */
export async function insertLostDispute(
  db: Database,
  { side, who, by, at, reason = 'empty-or-wrong' }: Lost,
): Promise<string> {
  const isBuyers = side === 'buyer_id';
  const saleId = await loadSale(db, isBuyers ? 'released' : 'refunded', undefined, { [side]: who });
  const { id } = await db
    .insertInto('sale_disputes')
    .values({
      sale_id: saleId,
      no: 1,
      case_number: saleId,
      reason,
      opened_at: at,
      answer_by: at,
      decide_by: at,
      closed_at: at,
      closed_how: 'settle',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const outcome = isBuyers ? 'release' : 'refund';
  await db
    .insertInto('sale_decisions')
    .values({ dispute_id: id, no: 1, outcome, statement: 'x'.repeat(50), decided_by: by, at })
    .execute();
  return saleId;
}

/** A step as the use cases make it. */
export async function takeSaleStep(
  db: Database,
  id: string,
  to: SaleState,
  change: Updateable<DB['protected_sales']> & { event?: SaleEvent | null } = {},
): Promise<void> {
  const { event = 'settle', ...values } = change;
  await db.transaction().execute(async (tx) => {
    if (event) await sql`select set_config('fairhank.sale_event', ${event}, true)`.execute(tx);
    await tx
      .updateTable('protected_sales')
      .set({ state: to, state_since: after(1), version: 2, ...factsOf(to), ...values })
      .where('id', '=', id)
      .execute();
  });
}
