import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';

const MATCH_WANTED: Job<Record<string, never>> = { name: 'match-wanted' };

/** In the write that shows or changes a request: sellers see it within a second, not with the next minute. */
export const askForMatches = (unit: Unit): Promise<void> => unit.enqueue(MATCH_WANTED, {});
