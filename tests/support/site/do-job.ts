import { bindJobs } from '#market/jobs.ts';
import type { Platform } from '#platform/platform.ts';

/** Does a job of the clock at once, as a worker would. */
export async function doJob(platform: Platform, name: string): Promise<void> {
  const job = bindJobs(platform).find((each) => each.name === name);
  if (!job) throw new Error(`nobody does ${name}`);
  await job.run({}, 'test');
}
