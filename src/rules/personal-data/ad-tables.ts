import {
  stay,
  account,
  becomes,
  DERIVED,
  emptied,
  GOES,
  retained,
  NAMELESS,
  OTHERS,
  OURS,
  parent,
  POINTER,
  removed,
  secret,
  type TableColumns,
  type Word,
} from './column-words.ts';
import { UPLOADS } from './sale-tables.ts';
import { type AdField, type FieldTable, listFields, toUnsaid } from '../ads/fields/field.ts';
import { AD_FIELDS } from '../ads/fields.ts';

/** Ads and what belongs to them. An ad's row stays, empty, as long as messages or reports are about it. */
export const ADS = {
  ads: {
    rows: [emptied('ads', account('seller_id'))],
    columns: {
      id: NAMELESS,
      number: NAMELESS,
      seller_id: POINTER,
      entered_by: POINTER,
      consent_noted_at: GOES,
      consent_how: GOES,
      status: NAMELESS,
      status_since: NAMELESS,
      deleted_from: NAMELESS,
      held: NAMELESS,
      version: { kind: 'theirs', leaving: 'next-version' },
      slug: becomes('plain-slug'),
      ...toFieldWords(AD_FIELDS),
      ethnicity_consent_at: GOES,
      ethnicity_withdrawn_at: GOES,
      declaration_version: GOES,
      declared_at: GOES,
      risk: secret('zero'),
      risk_signals: secret('empty-list'),
      featured_until: GOES,
      reserved_until: GOES,
      reserved_offer: GOES,
      published_at: GOES,
      expires_at: GOES,
      sold_at: GOES,
      sold_price: GOES,
      demo: OURS,
      created_at: NAMELESS,
      updated_at: NAMELESS,
      search: DERIVED,
      sold_usd_cents: DERIVED,
    },
  },
  ad_price_changes: {
    rows: [removed('ad-price-changes', parent('ad_id', 'ads'))],
    columns: { id: GOES, ad_id: GOES, price: GOES, currency: GOES, ended_at: GOES },
  },
  ad_transitions: {
    rows: [removed('ad-steps', parent('ad_id', 'ads'))],
    columns: {
      id: GOES,
      ad_id: GOES,
      from_status: GOES,
      to_status: GOES,
      event: GOES,
      account_id: OTHERS,
      reason: GOES,
      request_id: OURS,
      at: GOES,
    },
  },
  ad_figures_daily: {
    rows: [removed('ad-figures', parent('ad_id', 'ads'))],
    columns: { ad_id: GOES, day: GOES, views: GOES, saves: GOES, conversations: GOES, low_offers: GOES },
  },
  ad_expiry_notices: {
    rows: [removed('ad-notices', parent('ad_id', 'ads'))],
    columns: { ad_id: GOES, expires_at: GOES, days_before: GOES, written_at: GOES },
  },
  featured_ads: {
    rows: [removed('ads-featured', parent('ad_id', 'ads'))],
    columns: {
      id: GOES,
      ad_id: GOES,
      featured_at: GOES,
      featured_by: OTHERS,
      until: GOES,
      ended_at: GOES,
      ended_by: OTHERS,
    },
  },
  typed_steps: {
    rows: [removed('typed-steps', parent('ad_id', 'ads'))],
    since: 'created_at',
    ends: 'unfinished',
    columns: { id: GOES, ad_id: GOES, fields: GOES, created_at: GOES },
  },
  // Files of ads as they were sent, and what became of their rows.
  ad_imports: {
    rows: [removed('imports', account('account_id'))],
    since: 'created_at',
    ends: 'imports',
    columns: {
      id: GOES,
      account_id: POINTER,
      file_name: GOES,
      columns: GOES,
      rows: GOES,
      states: GOES,
      state: GOES,
      created_at: GOES,
      run_at: GOES,
      done_at: GOES,
    },
  },
  ad_import_results: {
    rows: [removed('import-results', parent('import_id', 'ad_imports'))],
    columns: {
      import_id: GOES,
      row: GOES,
      result: GOES,
      ad_id: GOES,
      status: GOES,
      waits_for_photos: GOES,
      problems: GOES,
    },
  },
  // The files themselves lie in the download, too. What was sent in a message goes with its sender.
  photos: {
    rows: [removed('photos', parent('ad_id', 'ads')), UPLOADS],
    columns: {
      id: GOES,
      owner_id: POINTER,
      ad_id: GOES,
      message_id: GOES,
      position: GOES,
      tape: GOES,
      state: GOES,
      file_key: GOES,
      public_key: GOES,
      width: GOES,
      height: GOES,
      thumbhash: DERIVED,
      look_hash: DERIVED,
      sha256: DERIVED,
      bytes: GOES,
      created_at: GOES,
      has_avif: OURS,
      slot: GOES,
    },
  },
  // Single words of ads that were on show. A word that stands in no ad any more goes with the last one.
  search_words: { rows: [], columns: { word: DERIVED } },
  // What a visitor began to write: nobody's name is with it.
  message_drafts: {
    rows: [],
    since: 'created_at',
    ends: 'unfinished',
    columns: {
      id: retained('unfinished'),
      ad_id: retained('unfinished'),
      text: retained('unfinished'),
      offer: retained('unfinished'),
      created_at: retained('unfinished'),
    },
  },
  ad_counts: {
    rows: [],
    columns: {
      id: OURS,
      status: OURS,
      band: OURS,
      colour: OURS,
      ethnicity: OURS,
      texture: OURS,
      treatment: OURS,
      cut_state: OURS,
      ads: OURS,
    },
  },
  measurements: {
    rows: [removed('measurements-of-my-ads', parent('ad_id', 'ads'))],
    columns: {
      ad_id: GOES,
      photo_id: GOES,
      length_mm: GOES,
      confirmed_by: OTHERS,
      confirmed_at: GOES,
    },
  },
  review_decisions: {
    rows: [removed('decisions-on-my-ads', parent('ad_id', 'ads'))],
    columns: {
      ad_id: GOES,
      version: GOES,
      to_status: GOES,
      decided_by: OTHERS,
      decided_at: GOES,
      message: GOES,
      waited_since: GOES,
      was_published_at: GOES,
      was_expires_at: GOES,
      undone_at: GOES,
      told_at: GOES,
    },
  },
  // That something was hidden, and why by its kind: no words of anybody.
  holds: {
    rows: [stay('hidden', account('account_id')), stay('hidden-ads', parent('ad_id', 'ads'))],
    columns: {
      id: NAMELESS,
      kind: NAMELESS,
      ad_id: NAMELESS,
      account_id: POINTER,
      report_id: NAMELESS,
      placed_at: NAMELESS,
      placed_by: OTHERS,
      lifted_at: NAMELESS,
      lifted_by: OTHERS,
    },
  },
  counted_sales: { rows: [], columns: { ad_id: OURS } },
  plan_places: { rows: [], columns: { plan: OURS, places: OURS, featured: OURS } },
  ad_status_moves: { rows: [], columns: { from_status: OURS, to_status: OURS } },
} satisfies Record<string, TableColumns>;

/** What the fields of an ad are to its seller, and what stands in their place once they have left. */
export function toFieldWords(table: FieldTable): Record<string, Word> {
  const words = listFields(table).flatMap(([, field]): [string, Word][] => [
    ...(field.column === null ? [] : [[field.column, toFieldWord(field)] as [string, Word]]),
    ...(field.filter && 'sqlColumn' in field.filter && field.filter.sqlColumn
      ? [[field.filter.sqlColumn, DERIVED] as [string, Word]]
      : []),
  ]);
  return Object.fromEntries(words);
}

function toFieldWord(field: AdField): Word {
  if (field.derived === 'by-database') return DERIVED;
  const blank = toUnsaid(field);
  if (Array.isArray(blank)) return becomes('empty-list');
  return blank === false ? becomes('no') : GOES;
}
