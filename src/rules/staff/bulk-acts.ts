/** What can be done to many rows at once, and what undoes it where something does. */
export const BULK_ACTS = {
  'ads.put-live': { label: 'Put live', undo: null },
  'ads.mark-sold': { label: 'Mark as sold', undo: 'ads.put-live' },
  'ads.delete': { label: 'Delete', undo: 'ads.put-live' },
  'ads.approve': { label: 'Approve', undo: 'ads.undo-review' },
  'ads.reject': { label: 'Reject', undo: 'ads.undo-review' },
  'ads.undo-review': { label: 'Take the decision back', undo: null },
  'users.suspend': { label: 'Suspend', undo: 'users.restore' },
  'users.restore': { label: 'Restore', undo: 'users.suspend' },
  'subscriptions.off': { label: 'Switch off', undo: 'subscriptions.on' },
  'subscriptions.on': { label: 'Switch on', undo: 'subscriptions.off' },
  'reports.dismiss': { label: 'Dismiss', undo: null },
  'held.release': { label: 'Let through', undo: null },
  'held.refuse': { label: 'Hold back', undo: null },
} as const satisfies Record<string, { label: string; undo: string | null }>;
export type BulkAct = keyof typeof BULK_ACTS;
export const MAX_BULK_ROWS = 500;
/** Past so many rows whoever decides proves in that very moment who they are. */
export const BULK_ROWS_UNPROVED = 25;
