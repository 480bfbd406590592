import {
  account,
  address,
  emptied,
  GOES,
  retained,
  NAMELESS,
  only,
  OTHERS,
  OURS,
  parent,
  POINTER,
  removed,
  secret,
  stay,
  type TableColumns,
} from './column-words.ts';
import { REPORTS } from './report-tables.ts';

const BUYER = ['conversations-as-buyer'];
const SELLER = ['conversations-as-seller'];
const RATED = ['ratings-about-me'];

/** What people write to each other, report and ask us. */
export const TALKS = {
  conversations: {
    rows: [stay(BUYER[0] ?? null, account('buyer_id')), stay(SELLER[0] ?? null, account('seller_id'))],
    columns: {
      id: NAMELESS,
      ad_id: NAMELESS,
      buyer_id: POINTER,
      seller_id: POINTER,
      created_at: NAMELESS,
      last_message_at: NAMELESS,
      buyer_read_at: only(BUYER, NAMELESS),
      seller_read_at: only(SELLER, NAMELESS),
      buyer_archived_at: only(BUYER, NAMELESS),
      seller_archived_at: only(SELLER, NAMELESS),
      sold_at: NAMELESS,
    },
  },
  messages: {
    rows: [emptied('messages-sent', account('sender_id'))],
    since: 'sent_at',
    columns: {
      id: NAMELESS,
      conversation_id: NAMELESS,
      sender_id: POINTER,
      // What was masked for the other person is nobody's any more.
      original_text: { kind: 'theirs', leaving: 'what-was-shown', retention: 'talks', end: 'note' },
      shown_text: { kind: 'theirs', leaving: 'shown-or-note', retention: 'talks', end: 'note' },
      offer_amount: retained('talks'),
      offer_currency: retained('talks'),
      screening: NAMELESS,
      score: secret('zero'),
      signals: secret('empty-list'),
      sent_at: NAMELESS,
      delivered_at: NAMELESS,
      held_decision: NAMELESS,
      decided_at: NAMELESS,
      decided_by: OTHERS,
      removed_at: NAMELESS,
    },
  },
  blocks: {
    rows: [removed('blocks', account('blocker_id')), removed(null, account('blocked_id'))],
    columns: { blocker_id: POINTER, blocked_id: GOES, created_at: GOES },
  },
  sales: {
    rows: [stay('sold-to', account('seller_id')), stay('bought-from', account('buyer_id'))],
    columns: {
      id: NAMELESS,
      ad_id: NAMELESS,
      seller_id: POINTER,
      buyer_id: POINTER,
      conversation_id: NAMELESS,
      price: NAMELESS,
      currency: NAMELESS,
      sold_at: NAMELESS,
    },
  },
  // One that is sealed is its writer's alone, in the download too.
  ratings: {
    rows: [
      stay('ratings-written', account('by_id')),
      emptied(RATED[0] ?? null, account('about_id', 'sealed_until')),
    ],
    since: 'written_at',
    columns: {
      id: NAMELESS,
      sale_id: NAMELESS,
      by_id: POINTER,
      about_id: POINTER,
      about_seller: NAMELESS,
      as_described: NAMELESS,
      kind: NAMELESS,
      quick: NAMELESS,
      sentence: retained('ratings', 'nothing'),
      written_at: NAMELESS,
      sealed_until: OURS,
      answer: only(RATED, { kind: 'theirs', leaving: 'nothing', retention: 'ratings', end: 'nothing' }),
      answered_at: only(RATED, NAMELESS),
      removed_at: NAMELESS,
      version: OURS,
    },
  },
  answer_times: {
    rows: [removed('answer-times', account('account_id'))],
    columns: { account_id: POINTER, typical_minutes: GOES, conversations: GOES, counted_at: GOES },
  },
  ...REPORTS,
  cases: {
    rows: [
      removed('letters-to-us', account('account_id')),
      removed('letters-to-us', address('email', 'account_id')),
      // Somebody else gave this address for an answer: their case stays theirs.
      { ...emptied(null, address('email')), columns: ['email'] },
    ],
    // A case that goes on is kept until two years after its last word.
    since: 'last_at',
    ends: 'letters',
    columns: {
      id: GOES,
      case_number: GOES,
      topic: GOES,
      email: { kind: 'theirs', leaving: 'nobodys-address' },
      account_id: POINTER,
      ad_id: GOES,
      text: GOES,
      created_at: GOES,
      closed_at: GOES,
      last_at: GOES,
      due_at: GOES,
      queued_at: OURS,
      handler_id: OTHERS,
      opened_by: OTHERS,
      for_management: OURS,
      version: OURS,
    },
  },
  // Gone with their case. Notes of staff are those of an inquiry: they are not handed out.
  case_entries: {
    rows: [removed('letters-to-us-and-answers', parent('case_id', 'cases', 'account_id'))],
    columns: {
      id: GOES,
      case_id: GOES,
      kind: GOES,
      author_id: OTHERS,
      text: GOES,
      note: secret('nothing'),
      created_at: GOES,
    },
  },
} satisfies Record<string, TableColumns>;
