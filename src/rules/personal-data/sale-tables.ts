import {
  account,
  DERIVED,
  NAMELESS,
  OTHERS,
  OURS,
  parent,
  POINTER,
  removed,
  GOES,
  retained,
  stay,
  type TableColumns,
} from './column-words.ts';

const BOOKS = retained('books');
/** What both showed and said: evidence, as long as a case can be opened. */
const PROOF = retained('saleProof');

/** Both see the same sale; what is whose in it is said by the rows that hang on it. */
const OF_A_SALE = [stay(null, parent('sale_id', 'protected_sales', 'buyer_id'))];

const ours = (...names: string[]) => Object.fromEntries(names.map((name) => [name, OURS]));
const nameless = (...names: string[]) => Object.fromEntries(names.map((name) => [name, NAMELESS]));

/** The protected sale. Whoever has an open one cannot leave; what is over stays as the books do, without a name. */
export const SALES = {
  seller_links: {
    rows: [removed('payout-account', account('account_id'))],
    columns: {
      id: OURS,
      account_id: POINTER,
      tracking_id: OURS,
      merchant_id: GOES,
      country: GOES,
      receivable: GOES,
      email_confirmed: GOES,
      permissions: GOES,
      state: GOES,
      usable_from: GOES,
      started_at: GOES,
      checked_at: OURS,
      ended_at: GOES,
      revoked_since: GOES,
    },
  },
  protected_sales: {
    rows: [
      stay('protected-sales-as-buyer', account('buyer_id')),
      stay('protected-sales-as-seller', account('seller_id')),
    ],
    since: 'ended_at',
    columns: {
      buyer_id: POINTER,
      seller_id: POINTER,
      ...nameless(
        'id',
        'ad_id',
        'conversation_id',
        'offer_id',
        'follows',
        'state',
        'state_since',
        'was_uncut',
      ),
      ...nameless('currency', 'price', 'postage', 'fee', 'captured_at', 'provider_fee', 'grams', 'length_mm'),
      ...nameless(
        'light_from',
        'connect_by',
        'pay_by',
        'paid_longer_at',
        'ship_by',
        'days_granted',
        'shipped_at',
      ),
      ...nameless(
        'arrive_by',
        'arrival_noted_at',
        'arrived_on',
        'inspect_by',
        'stands_at',
        'return_by',
        'object_by',
      ),
      ...nameless('settle_by', 'wall_at', 'cancel_asked_at', 'end_reason', 'ended_at', 'created_at'),
      total: DERIVED,
      merchant_id: retained('books', 'nothing'),
      end_note: retained('saleProof', 'nothing'),
      ...ours(
        'version',
        'is_protected',
        'checked_at',
        'unchecked_at',
        'declines',
        'frozen_from',
        'frozen_why',
        'demo',
      ),
      ...ours('code_word', 'inspect_word', 'return_word'),
    },
  },
  sale_state_moves: { rows: [], columns: ours('from_state', 'to_state') },
  sale_steps: {
    rows: [stay(null, account('account_id'))],
    columns: {
      account_id: POINTER,
      ...ours('id', 'sale_id', 'from_state', 'to_state', 'event', 'request_id', 'at'),
    },
  },
  sale_terms: {
    rows: OF_A_SALE,
    since: 'ended_at',
    columns: {
      sale_id: NAMELESS,
      ...nameless('price', 'currency', 'postage', 'ship_days', 'least_grams', 'least_length_mm'),
      ...ours('postage_by', 'country', 'from_country', 'ad_version', 'photo_ids', 'ended_at'),
      hair: retained('saleProof', 'empty-object'),
    },
  },
  sale_payments: {
    rows: OF_A_SALE,
    since: 'opened_at',
    columns: {
      ...ours('id', 'sale_id', 'provider', 'provider_order_id', 'approve_url', 'attempt_id', 'attempted_at'),
      ...ours('state', 'failure', 'opened_at', 'asked_at'),
      merchant_id: retained('books', 'no-reference'),
      capture_id: OURS,
      payer_id: retained('saleProof', 'nothing'),
    },
  },
  sale_releases: {
    rows: OF_A_SALE,
    columns: {
      ...ours('sale_id', 'request_id', 'item_id', 'reason', 'tries', 'next_at', 'by_wall'),
      state: BOOKS,
      asked_at: BOOKS,
      done_at: BOOKS,
    },
  },
  sale_refunds: {
    rows: OF_A_SALE,
    columns: {
      ...ours('id', 'sale_id', 'request_id', 'refund_id', 'why', 'tries', 'next_at', 'house_part'),
      kind: BOOKS,
      amount: BOOKS,
      state: BOOKS,
      asked_at: BOOKS,
      done_at: BOOKS,
    },
  },
  sale_part_offers: {
    rows: OF_A_SALE,
    columns: {
      ...nameless('sale_id', 'no', 'amount', 'offered_at', 'expires_at', 'taken_at'),
      refund_id: OURS,
    },
  },
  // Sealed: of the other side's house nobody gets a copy, and their own they know.
  sale_addresses: {
    rows: OF_A_SALE,
    since: 'ended_at',
    ends: 'saleAddresses',
    columns: {
      sale_id: OURS,
      whose: OURS,
      sealed: { kind: 'secret', retention: 'saleAddresses' },
      ended_at: OURS,
    },
  },
  sale_parcels: {
    rows: OF_A_SALE,
    since: 'ended_at',
    columns: {
      ...nameless('sale_id', 'signed', 'grams', 'corrected_at', 'sent_at'),
      ...ours('way', 'carrier', 'ended_at'),
      number: retained('saleProof', 'nothing'),
    },
  },
  sale_photos: {
    rows: [stay('photos-in-sales', account('sent_by'))],
    since: 'ended_at',
    ends: 'saleProof',
    columns: {
      photo_id: PROOF,
      sale_id: PROOF,
      sent_by: POINTER,
      kind: PROOF,
      word: PROOF,
      seen_before: OURS,
      sent_at: PROOF,
      ended_at: OURS,
    },
  },
  sale_disputes: {
    rows: [stay('disputes', account('opened_by')), stay(null, account('appealed_by'))],
    columns: {
      opened_by: POINTER,
      appealed_by: POINTER,
      ...nameless('id', 'sale_id', 'no', 'reason', 'opened_at', 'answer_by', 'decide_by', 'answered_at'),
      ...nameless('appealed_at', 'buyer_accepts_at', 'seller_accepts_at', 'closed_at'),
      ...ours('case_number', 'decide_moved_why', 'closed_how'),
    },
  },
  sale_statements: {
    rows: [stay('statements-in-disputes', account('said_by'))],
    since: 'ended_at',
    ends: 'saleProof',
    columns: {
      id: PROOF,
      dispute_id: PROOF,
      said_by: POINTER,
      kind: PROOF,
      shown_text: PROOF,
      original_text: PROOF,
      at: PROOF,
      ended_at: OURS,
    },
  },
  sale_decisions: {
    rows: [],
    since: 'ended_at',
    columns: {
      ...ours('dispute_id', 'no', 'outcome', 'amount', 'at', 'ended_at'),
      statement: { kind: 'others', retention: 'saleProof', end: 'empty' },
      decided_by: OTHERS,
    },
  },
  provider_cases: {
    rows: OF_A_SALE,
    columns: ours(
      'id',
      'provider_case_id',
      'sale_id',
      'reason',
      'stage',
      'outcome',
      'opened_at',
      'closed_at',
    ),
  },
  sale_ledger: {
    rows: OF_A_SALE,
    columns: ours('entry_id', 'account', 'sale_id', 'kind', 'amount', 'currency', 'ref', 'at'),
  },
  sale_comparisons: {
    rows: OF_A_SALE,
    columns: ours('sale_id', 'next_at', 'compared_at', 'differs_since', 'difference'),
  },
  sale_notices: { rows: OF_A_SALE, columns: ours('sale_id', 'what', 'at') },
} satisfies Record<string, TableColumns>;
