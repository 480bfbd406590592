import type { Account } from '#rules/accounts/account.ts';
import { isOverdue } from '#rules/staff/queues.ts';
import type { Context } from '../../context.ts';
import { mailSparingly } from '../../mails/mail-sparingly.ts';
import { listWorkingStaff } from './queue-store.ts';
import { readQueues } from './read-queues.ts';
import { overdueMail } from './today-mails.ts';

/** Each morning: whoever of staff may work at something overdue hears of it, once that day. */
export async function tellOverdue(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (const { account_type, ...one } of await listWorkingStaff(ctx.db)) {
    const worker = { ...one, accountType: account_type as Account['accountType'] };
    const late = (await readQueues(ctx, worker)).filter((queue) => isOverdue(queue, now));
    if (late.length === 0) continue;
    const mail = overdueMail({ to: one, late, now, site: ctx.config });
    await ctx.write((unit) => mailSparingly(ctx, unit, 'overdue-work', mail));
  }
}
