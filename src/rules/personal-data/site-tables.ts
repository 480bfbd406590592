import {
  account,
  address,
  DERIVED,
  GOES,
  retained,
  OTHERS,
  OURS,
  POINTER,
  removed,
  SECRET,
  stay,
  type TableColumns,
} from './column-words.ts';

const DECISION = retained('decisions');
const SEARCH = retained('searches');
const nobodys = (...columns: string[]): TableColumns => ({
  rows: [],
  columns: Object.fromEntries(columns.map((column) => [column, OURS])),
});

/** What runs the site: the audit, counters, diagnostics, e-mails and jobs. */
export const HOUSE = {
  // Rows are only ever added, whoever asks: what is written there must name nobody.
  audit: {
    rows: [
      stay('decisions-about-me', { by: 'name', column: 'object_id' }),
      stay('decisions-by-me', account('account_id')),
    ],
    columns: {
      id: DECISION,
      account_id: OTHERS,
      action: DECISION,
      object_kind: DECISION,
      object_id: DECISION,
      before: DECISION,
      after: DECISION,
      // Notes of an inquiry: whoever tricks people would learn what we know. They are told by the report's statement.
      reason: { kind: 'secret', retention: 'decisions' },
      request_id: OURS,
      at: DECISION,
    },
  },
  diagnostics: {
    rows: [removed('diagnostics', account('account_id'))],
    since: 'at',
    ends: 'network',
    columns: {
      id: GOES,
      kind: GOES,
      message: GOES,
      details: GOES,
      account_id: POINTER,
      request_id: OURS,
      at: GOES,
    },
  },
  // Answers hold what they answered, also what opens a session; kept for a day.
  idempotency_keys: {
    rows: [removed('repeated-requests', account('account_id'))],
    columns: {
      id: GOES,
      account_id: POINTER,
      route: GOES,
      key: GOES,
      browser_hash: SECRET,
      request_hash: DERIVED,
      answer: SECRET,
      created_at: GOES,
      expires_at: GOES,
    },
  },
  limits: {
    rows: [removed('limits', { by: 'key', column: 'key' })],
    columns: { key: GOES, window_start: GOES, count: GOES, wait_until: GOES, expires_at: GOES },
  },
  // Only of a site without a mail server.
  mailbox: {
    rows: [
      removed('letters-from-us', address('to_address')),
      removed(null, { by: 'mention', column: 'text' }),
    ],
    since: 'sent_at',
    ends: 'network',
    columns: {
      id: GOES,
      to_address: GOES,
      subject: GOES,
      text: GOES,
      html: DERIVED,
      headers: GOES,
      sent_at: GOES,
    },
  },
  search_misses: {
    rows: [],
    since: 'at',
    columns: {
      id: OURS,
      words: retained('searches', 'empty'),
      search: retained('searches', 'empty-object'),
      at: SEARCH,
    },
  },
  // E-mails are sealed (platform/jobs/seal-jobs.ts); what else names somebody is in the fields of `data`.
  'jobs.job': {
    rows: [
      removed(null, { by: 'mention', column: 'data' }),
      removed(null, { by: 'mention', column: 'output' }),
      removed(null, { by: 'mention', column: 'source_output' }),
    ],
    columns: { data: retained('outbox'), output: retained('outbox'), source_output: retained('outbox') },
  },
  'jobs.schedule': nobodys('data', 'options'),
  'jobs.warning': nobodys('data'),
  banner_texts: nobodys(
    'id',
    'position',
    'text',
    'link_url',
    'link_text',
    'active',
    'shown_from',
    'shown_until',
    'version',
    'updated_by',
    'updated_at',
  ),
  ready_answers: nobodys('id', 'title', 'text', 'version', 'updated_by', 'updated_at'),
  terms_announcements: nobodys('version', 'changes', 'announced_at', 'applies_from'),
  // Why a job failed is written without addresses.
  job_failures: nobodys('job', 'tries', 'failing_since', 'last_reason'),
  site_marks: nobodys('name', 'value', 'marked_at'),
  // A sum of the address, for a day: nobody's without the address itself.
  letters_sent: { rows: [], columns: { id: OURS, recipient_hmac: DERIVED, kind: OURS, sent_at: OURS } },
  plan_prices: nobodys('plan', 'usd', 'gbp', 'eur', 'inr', 'version', 'updated_by', 'updated_at'),
  currency_rates: nobodys('currency', 'rated_on', 'per_usd', 'set_by', 'created_at'),
  demo_market: nobodys('only_one', 'id', 'made_at', 'ads', 'drawn', 'sales'),
  page_votes: nobodys('path', 'day', 'yes', 'no'),
  price_constants: nobodys('version', 'constants', 'reason', 'created_by', 'created_at'),
  price_refits: nobodys(
    'id',
    'ran_at',
    'from_version',
    'to_version',
    'band',
    'colour',
    'sales',
    'median_ratio',
    'old_constant',
    'new_constant',
  ),
  // How somebody agreed to be invited: the purge of what was never taken up takes it along.
  invitations: {
    rows: [removed('invitations', account('account_id'))],
    columns: {
      account_id: POINTER,
      invited_by: OTHERS,
      consent_noted_at: GOES,
      consent_how: GOES,
      mails: OURS,
      mailed_at: GOES,
      created_at: GOES,
      accepted_at: GOES,
    },
  },
} satisfies Record<string, TableColumns>;
