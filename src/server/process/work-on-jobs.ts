import { bindJobs, JOBS_OF_DEALS } from '#market/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * Those of offers, agreements and sales begin once the sales of a demo were `played`: until then they would meet sales
 * that stand in the past.
 */
export async function workOnJobs(platform: Platform, played: Promise<boolean> | undefined): Promise<void> {
  if (platform.config.JOBS === 'off') return;
  const jobs = bindJobs(platform);
  const ofDeals = jobs.filter(({ name }) => JOBS_OF_DEALS.has(name));
  if (!played) return platform.queue.work(jobs);
  await platform.queue.work(jobs.filter((job) => !ofDeals.includes(job)));
  void played
    .then((isWhole) => (isWhole ? platform.queue.work(ofDeals) : undefined))
    .catch((error: unknown) => platform.log.error({ err: error }, 'the jobs of sales did not begin'));
}
