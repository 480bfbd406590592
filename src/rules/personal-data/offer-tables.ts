import { account, NAMELESS, OTHERS, OURS, POINTER, stay, type TableColumns } from './column-words.ts';

/** What people offer each other. */
export const OFFERS = {
  // What was written with it goes with its message; the figure stays, without a name.
  offers: {
    rows: [stay('offers-as-buyer', account('buyer_id')), stay('offers-as-seller', account('seller_id'))],
    columns: {
      id: NAMELESS,
      message_id: NAMELESS,
      conversation_id: NAMELESS,
      ad_id: NAMELESS,
      buyer_id: POINTER,
      seller_id: POINTER,
      by_buyer: NAMELESS,
      amount: NAMELESS,
      currency: NAMELESS,
      asking_price: NAMELESS,
      answers: NAMELESS,
      has_note: NAMELESS,
      state: NAMELESS,
      created_at: NAMELESS,
      expires_at: NAMELESS,
      reminded_at: OURS,
      kept_longer_at: NAMELESS,
      ended_at: NAMELESS,
      ended_by: OTHERS,
      ended_why: NAMELESS,
    },
  },
} satisfies Record<string, TableColumns>;
