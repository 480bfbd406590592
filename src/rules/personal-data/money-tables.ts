import {
  account,
  emptied,
  GOES,
  retained,
  NAMELESS,
  OTHERS,
  OURS,
  parent,
  POINTER,
  stay,
  type TableColumns,
} from './column-words.ts';

const BOOKS = retained('books');
/** What the provider could tell a person by; when the books are old enough, it leads nowhere. */
const REFERENCE = retained('books', 'no-reference');

/** What was paid, and for what. */
export const MONEY = {
  orders: {
    rows: [emptied('orders', account('account_id'))],
    since: 'created_at',
    columns: {
      id: BOOKS,
      number: BOOKS,
      account_id: POINTER,
      plan: BOOKS,
      currency: BOOKS,
      amount: BOOKS,
      state: BOOKS,
      provider: BOOKS,
      provider_order_id: REFERENCE,
      provider_capture_id: REFERENCE,
      provider_payer_id: GOES,
      attempt_id: OURS,
      attempted_at: BOOKS,
      captured_at: BOOKS,
      refunded_at: BOOKS,
      failure: retained('books', 'nothing'),
      created_at: BOOKS,
      updated_at: BOOKS,
      reconciled_at: OURS,
      approve_url: GOES,
      refund_attempt_id: OURS,
      provider_refund_id: REFERENCE,
    },
  },
  order_events: {
    rows: [emptied('payment-notices', parent('order_id', 'orders'))],
    since: 'received_at',
    columns: {
      id: BOOKS,
      order_id: BOOKS,
      provider: BOOKS,
      provider_event_id: REFERENCE,
      kind: BOOKS,
      raw_body: { kind: 'theirs', leaving: 'empty', retention: 'notices', end: 'empty' },
      received_at: BOOKS,
      handled_at: BOOKS,
      outcome: retained('books', 'nothing'),
    },
  },
  part_refunds: {
    rows: [stay('part-refunds', parent('order_id', 'orders'))],
    since: 'refunded_at',
    columns: { order_id: BOOKS, provider_refund_id: REFERENCE, amount: BOOKS, refunded_at: BOOKS },
  },
  subscriptions: {
    rows: [stay('subscriptions', account('account_id'))],
    columns: {
      id: NAMELESS,
      account_id: POINTER,
      plan: NAMELESS,
      starts_at: NAMELESS,
      ends_at: NAMELESS,
      order_id: NAMELESS,
      granted_by: OTHERS,
      switched_off_at: NAMELESS,
      switched_off_by: OTHERS,
      created_at: NAMELESS,
      ending_told_at: NAMELESS,
    },
  },
} satisfies Record<string, TableColumns>;
