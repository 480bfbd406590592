import { account, GOES, parent, POINTER, removed, SECRET, type TableColumns } from './column-words.ts';

/** Sets of hair that somebody keeps: theirs alone, and gone with them. */
export const BUNDLES = {
  bundle_members: {
    rows: [removed('bundle-members', parent('bundle_id', 'bundles'))],
    columns: {
      bundle_id: POINTER,
      position: GOES,
      ad_id: POINTER,
      price: GOES,
      currency: GOES,
      told_price: GOES,
      counted_grams: GOES,
      told_at: GOES,
    },
  },
  bundles: {
    rows: [removed('bundles', account('account_id'))],
    columns: {
      id: GOES,
      account_id: POINTER,
      name: GOES,
      need: GOES,
      is_watched: GOES,
      told_at: GOES,
      unsubscribe_token: SECRET,
      created_at: GOES,
    },
  },
} satisfies Record<string, TableColumns>;
