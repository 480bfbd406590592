import type { Account } from '#rules/accounts/account.ts';
import { can } from '#rules/permissions.ts';
import { QUEUE_NAMES, type QueueName, STAFF_QUEUES } from '#rules/staff/queues.ts';
import type { Context } from '../../context.ts';
import { canAnswerAppeal } from '../../moderation/can-answer-appeal.ts';
import { countQueues, type QueueReader } from './queue-store.ts';
import type { WaitingQueue } from './today-view.ts';

/** One of staff, as far as their queues depend on it. */
export type Worker = Pick<Account, 'id' | 'role' | 'accountType' | 'lacksSecondFactor'>;

/** The queues that somebody may work at. */
export const listQueuesFor = (worker: Worker): QueueName[] =>
  QUEUE_NAMES.filter((name) => can(worker, STAFF_QUEUES[name].permission));

export async function toReader(ctx: Context, { id, role }: Worker): Promise<QueueReader> {
  return { id, isAdmin: role === 'admin', judgesAlone: await canAnswerAppeal(ctx.db, id, id) };
}

/** How much waits for this person, by one look at each queue's index. */
export async function readQueues(ctx: Context, worker: Worker): Promise<WaitingQueue[]> {
  const rows = await countQueues(ctx.db, listQueuesFor(worker), await toReader(ctx, worker), ctx.now());
  return rows.map(({ name, waiting, overdue, since, due }) => ({
    name,
    waiting,
    overdue,
    since: since?.toISOString() ?? null,
    dueAt: due?.toISOString() ?? null,
  }));
}
