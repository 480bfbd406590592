/** What the seller is asked to declare, with the version that is stored beside the time. */
export const DECLARATION = {
  version: '2026-11',
  text: 'I may sell this hair, the donor is an adult and agreed, and it is not temple hair.',
} as const;

/** Each status as a table or a badge names it. */
export const AD_STATUS_LABELS = {
  draft: 'Draft',
  pending_review: 'In review',
  changes_requested: 'Changes wanted',
  rejected: 'Rejected',
  live: 'Live',
  paused: 'Paused',
  expired: 'Expired',
  sold: 'Sold',
  deleted: 'Deleted',
} as const;

/** Each status after 'This ad is …'. */
export const AD_STATUS_IN_A_SENTENCE = {
  draft: 'a draft',
  pending_review: 'being checked by our staff',
  changes_requested: 'waiting for changes',
  rejected: 'rejected',
  live: 'live',
  paused: 'paused',
  expired: 'expired',
  sold: 'sold',
  deleted: 'deleted',
} as const;

/** Each event after 'This ad cannot be …'. */
export const AD_EVENT_DONE = {
  save: 'saved as a new draft',
  submit: 'submitted',
  approve: 'approved',
  'ask-for-changes': 'sent back for changes',
  reject: 'rejected',
  'undo-review': 'given back to the queue',
  pause: 'paused',
  expire: 'ended by its date',
  'put-live': 'put live',
  'mark-sold': 'marked as sold',
  delete: 'deleted',
  'undo-delete': 'brought back',
  finish: 'sold',
  'set-aside': 'paused',
} as const;

/** Said at the tick, by the page at once and by the rules whenever it is sent. */
export const TYPE_NEEDS_CONSENT = 'Tick that we may publish the hair type, or leave it out.';
