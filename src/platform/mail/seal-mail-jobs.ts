import type { Mail } from './mailer.ts';
import type { JobHandlers, Jobs, Queue } from '../jobs/queue.ts';
import type { Secrets } from '../secrets/secrets.ts';

const PURPOSE = 'mail-job';
type Sealed = { sealed: string };

/**
 * A queue whose e-mails only this site can read. They carry codes, links and what people write to each other, and a job
 * outlives its e-mail by days.
 */
export function sealMailJobs(queue: Queue, secrets: Pick<Secrets, 'seal' | 'unseal'>): Queue {
  const seal = (payload: object): Sealed => ({ sealed: secrets.seal(PURPOSE, JSON.stringify(payload)) });
  const unsealing = (handlers: JobHandlers): JobHandlers => ({
    ...handlers,
    'send-mail': (data, jobId) => {
      const { sealed } = data as unknown as Sealed;
      return handlers['send-mail'](JSON.parse(secrets.unseal(PURPOSE, sealed)) as Mail, jobId);
    },
  });
  return {
    ...queue,
    enqueue: (tx, name, payload, startAfter) =>
      queue.enqueue(
        tx,
        name,
        name === 'send-mail' ? (seal(payload) as unknown as Jobs[typeof name]) : payload,
        startAfter,
      ),
    work: (handlers) => queue.work(unsealing(handlers)),
    drain: (handlers) => queue.drain(unsealing(handlers)),
  };
}
