import {
  account,
  address,
  emptied,
  GOES,
  NAMELESS,
  only,
  OTHERS,
  OURS,
  parent,
  POINTER,
  removed,
  retained,
  secret,
  stay,
  type TableColumns,
  type Word,
} from './column-words.ts';

const MADE = ['reports-made'];
const ABOUT = [
  'reports-about-me',
  'reports-about-my-ads',
  'reports-about-my-messages',
  'reports-about-my-ratings',
  'reports-about-my-requests',
];
const PROOF = retained('proof');
/** What the reporter wrote is theirs; what was decided is for the person it was decided about. */
const made = (word: Word) => only(MADE, word);
const about = (word: Word) => only(ABOUT, word);

/** What people report, and what we decide about somebody. */
export const REPORTS = {
  reports: {
    rows: [
      emptied('reports-made', account('reporter_id')),
      emptied('reports-made', address('reporter_email', 'reporter_id')),
      stay('reports-about-me', account('account_id')),
      stay('reports-about-my-ads', parent('ad_id', 'ads')),
      stay('reports-about-my-messages', parent('message_id', 'messages')),
      // What somebody wrote, and not what was written about them.
      stay('reports-about-my-ratings', parent('rating_id', 'ratings', 'by_id')),
      stay('reports-about-my-requests', parent('wanted_id', 'wanted_ads')),
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
      wanted_id: NAMELESS,
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
} satisfies Record<string, TableColumns>;
