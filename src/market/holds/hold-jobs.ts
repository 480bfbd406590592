import type { Job } from '#platform/jobs/job.ts';

/** Somebody was shut out, or an ad was hidden; the subject of sales sees to what was paid for. */
export const LOOK_AFTER_HELD: Job<{ accountId?: string; adId?: string }> = { name: 'look-after-held' };
