import {
  account,
  becomes,
  DERIVED,
  emptied,
  GOES,
  NAMELESS,
  OURS,
  parent,
  POINTER,
  removed,
  SECRET,
  secret,
  type TableColumns,
} from './column-words.ts';

/** What somebody looks for, which ads fit it, and who answered. What two people wrote to each other stays with them. */
export const WANTED = {
  ads_to_match: {
    rows: [removed(null, parent('ad_id', 'ads'))],
    columns: { ad_id: POINTER, turn: OURS },
  },
  wanted_to_match: {
    rows: [removed(null, parent('wanted_id', 'wanted_ads'))],
    columns: { wanted_id: POINTER, turn: OURS },
  },
  match_letters: {
    rows: [removed(null, account('account_id'))],
    columns: { account_id: POINTER, told_at: OURS, unsubscribe_token: SECRET },
  },
  matches: {
    rows: [removed(null, parent('ad_id', 'ads')), removed(null, parent('wanted_id', 'wanted_ads'))],
    columns: {
      wanted_id: POINTER,
      ad_id: POINTER,
      buyer_id: POINTER,
      seller_id: POINTER,
      points: OURS,
      found_at: OURS,
      told_buyer_at: OURS,
      told_seller_at: OURS,
    },
  },
  wanted_answers: {
    rows: [
      removed('answers-to-requests', account('seller_id')),
      removed('answers-to-my-requests', parent('wanted_id', 'wanted_ads')),
    ],
    columns: { wanted_id: GOES, ad_id: GOES, seller_id: POINTER, conversation_id: GOES, created_at: GOES },
  },
  wanted_ads: {
    rows: [
      { ...removed('requests', account('buyer_id')), keptBy: [{ table: 'reports', column: 'wanted_id' }] },
      // One that was reported stays with its case, without a word of theirs.
      {
        ...emptied(null, account('buyer_id')),
        columns: ['note', 'version', 'country', 'rejected_why', 'signals'],
      },
    ],
    since: 'over_at',
    columns: {
      id: NAMELESS,
      buyer_id: POINTER,
      status: NAMELESS,
      version: { kind: 'theirs', leaving: 'next-version' },
      shortest: NAMELESS,
      longest: NAMELESS,
      colours: NAMELESS,
      textures: NAMELESS,
      treatments: NAMELESS,
      ethnicities: NAMELESS,
      grams: NAMELESS,
      cut_state: NAMELESS,
      budget: NAMELESS,
      currency: NAMELESS,
      budget_usd_cents: DERIVED,
      country: becomes('nowhere'),
      note: { kind: 'theirs', leaving: 'empty', retention: 'endedRequests', end: 'empty' },
      ends_at: NAMELESS,
      published_at: NAMELESS,
      was_shown: NAMELESS,
      ended_at: NAMELESS,
      deleted_at: NAMELESS,
      signals: secret('empty-list'),
      rejected_why: { kind: 'theirs', leaving: 'note', retention: 'endedRequests', end: 'note' },
      held: NAMELESS,
      demo: OURS,
      created_at: NAMELESS,
      updated_at: NAMELESS,
      over_at: DERIVED,
    },
  },
} satisfies Record<string, TableColumns>;
