import type { RunnableJob } from './job.ts';
import type { Queue } from './queue.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** The first sealed jobs were e-mails; databases hold jobs that were sealed for this. */
const PURPOSE = 'mail-job';
type Sealed = { sealed: string };

/**
 * A queue whose sealed jobs only this site can read. E-mails carry codes, links and what people write to each other, and
 * a job outlives its e-mail by days.
 */
export function sealJobs(queue: Queue, secrets: Pick<Secrets, 'seal' | 'unseal'>): Queue {
  const seal = (payload: object): Sealed => ({ sealed: secrets.seal(PURPOSE, JSON.stringify(payload)) });
  const unseal = (payload: object): object =>
    JSON.parse(secrets.unseal(PURPOSE, (payload as Sealed).sealed)) as object;
  const unsealing = (job: RunnableJob): RunnableJob =>
    job.isSealed ? { ...job, run: (payload, jobId) => job.run(unseal(payload), jobId) } : job;
  return {
    ...queue,
    enqueue: (tx, { name, isSealed }, payload, startAfter) =>
      queue.enqueue<object>(tx, { name }, isSealed ? seal(payload) : payload, startAfter),
    enqueueAll: (tx, { name, isSealed }, payloads, startAfter) =>
      queue.enqueueAll<object>(tx, { name }, isSealed ? payloads.map(seal) : payloads, startAfter),
    work: (jobs) => queue.work(jobs.map(unsealing)),
    drain: (jobs) => queue.drain(jobs.map(unsealing)),
  };
}
