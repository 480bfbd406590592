import type { Job } from '#platform/jobs/job.ts';

/** Hair that was kept for somebody is on sale again: whoever waits for it is told, in the write after. */
export const TELL_FREE: Job<{ adId: string }> = { name: 'tell-free' };
