import type { Job } from '#platform/jobs/job.ts';
import type { MarketContext } from './context.ts';

/** A job as the subject declares it that does it. It may run twice: what is done for it does no harm then. */
export type DeclaredJob = {
  readonly name: string;
  readonly isSealed: boolean;
  readonly schedule: string | null;
  readonly run: (ctx: MarketContext, payload: never, jobId: string) => Promise<void>;
};

/** Done by the clock; the schedule is written as in crontab. */
export const declareScheduledJob = (
  name: string,
  schedule: string,
  run: (ctx: MarketContext) => Promise<void>,
): DeclaredJob => ({ name, isSealed: false, schedule, run });

/** Done when a use case asks for it. */
export const declareJob = <Payload extends object>(
  { name, isSealed = false }: Job<Payload>,
  run: (ctx: MarketContext, payload: Payload, jobId: string) => Promise<void>,
): DeclaredJob => ({ name, isSealed, schedule: null, run });
