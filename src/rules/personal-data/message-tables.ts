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
  type Word,
} from './column-words.ts';

const BUYER = ['conversations-as-buyer'];
const SELLER = ['conversations-as-seller'];
const MADE = ['reports-made'];
const ABOUT = [
  'reports-about-me',
  'reports-about-my-ads',
  'reports-about-my-messages',
  'reports-about-my-ratings',
];
const RATED = ['ratings-about-me'];
const PROOF = retained('proof');
/** What the reporter wrote is theirs; what was decided is for the person it was decided about. */
const made = (word: Word) => only(MADE, word);
const about = (word: Word) => only(ABOUT, word);

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
  reports: {
    rows: [
      emptied('reports-made', account('reporter_id')),
      emptied('reports-made', address('reporter_email', 'reporter_id')),
      stay('reports-about-me', account('account_id')),
      stay('reports-about-my-ads', parent('ad_id', 'ads')),
      stay('reports-about-my-messages', parent('message_id', 'messages')),
      // What somebody wrote, and not what was written about them.
      stay('reports-about-my-ratings', parent('rating_id', 'ratings', 'by_id')),
    ],
    since: 'created_at',
    columns: {
      id: NAMELESS,
      case_number: NAMELESS,
      reporter_id: POINTER,
      reporter_email: made({ kind: 'theirs', leaving: 'nothing', retention: 'proof', end: 'nothing' }),
      ad_id: NAMELESS,
      message_id: NAMELESS,
      account_id: NAMELESS,
      rating_id: NAMELESS,
      reason: NAMELESS,
      text: made(retained('proof', 'empty')),
      created_at: NAMELESS,
      outcome: PROOF,
      statement: about(retained('proof', 'note')),
      decided_at: PROOF,
      decided_by: OTHERS,
      appeal_text: about(retained('proof', 'note')),
      appealed_at: about(PROOF),
      appeal_outcome: about(PROOF),
      appeal_answer: about(retained('proof', 'note')),
      appeal_decided_at: about(PROOF),
      appeal_decided_by: OTHERS,
      took_down: about(PROOF),
      queued_at: OURS,
    },
  },
  statements: {
    rows: [removed('what-we-told-me', account('account_id'))],
    since: 'told_at',
    ends: 'proof',
    columns: {
      id: GOES,
      account_id: POINTER,
      act: GOES,
      subject: GOES,
      message: GOES,
      told_at: GOES,
      case_number: GOES,
      objected_at: GOES,
    },
  },
  // Notes of staff are those of an inquiry: they are not handed out.
  person_notes: {
    rows: [removed(null, account('account_id'))],
    since: 'written_at',
    ends: 'notes',
    columns: {
      id: OURS,
      account_id: POINTER,
      author_id: OTHERS,
      note: secret('nothing'),
      written_at: OURS,
    },
  },
  // A ban holds also for whoever closes the account, until its end.
  bans: {
    rows: [stay(null, account('account_id'))],
    since: 'ends_at',
    ends: 'bans',
    columns: {
      id: OURS,
      account_id: POINTER,
      kind: OURS,
      marks: { kind: 'secret', retention: 'bans' },
      reason: { kind: 'secret', retention: 'bans' },
      placed_at: OURS,
      placed_by: OTHERS,
      ends_at: OURS,
      lifted_at: OURS,
      lifted_by: OTHERS,
      lifted_why: { kind: 'secret', retention: 'bans' },
      version: OURS,
    },
  },
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
