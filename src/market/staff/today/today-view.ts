import { z } from 'zod';
import { CURRENCIES } from '#rules/money/money.ts';
import { QUEUE_NAMES } from '#rules/staff/queues.ts';

/** A queue as whoever looks may work at it; `since` and `dueAt` are those of what is due first. */
export const WaitingQueue = z.object({
  name: z.enum(QUEUE_NAMES),
  waiting: z.int(),
  overdue: z.int(),
  since: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
});
export type WaitingQueue = z.infer<typeof WaitingQueue>;

export const Today = z.object({
  /** When this was counted. */
  at: z.iso.datetime(),
  /** Since when no e-mail has gone out; null while they do. */
  mailFailsSince: z.iso.datetime().nullable(),
  /** Currencies for which nobody set a rate for too long; for whoever may set one. */
  oldRates: z.array(z.enum(CURRENCIES)),
  /** What is most overdue first. */
  queues: z.array(WaitingQueue),
  /** What is due first, of all queues. */
  next: z.array(
    z.object({
      queue: z.enum(QUEUE_NAMES),
      title: z.string(),
      person: z.string().nullable(),
      path: z.string(),
      /** It stands before all others, whatever is overdue. */
      isAhead: z.boolean(),
      dueAt: z.iso.datetime(),
    }),
  ),
});
export type Today = z.infer<typeof Today>;
