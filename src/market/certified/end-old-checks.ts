import type { Context } from '../context.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { notify } from '../notifications/notify.ts';
import { checkEndedMail } from './certified-mails.ts';
import { endChecks } from './check-store.ts';

const AT_ONCE = 100;
const TOLD = 'The time of the check is over. Send us your details again, and we look again.';

/** Ends checks whose last day is past, and tells whose they were. */
export async function endOldChecks(ctx: Context): Promise<void> {
  const now = ctx.now();
  for (let ended = AT_ONCE; ended === AT_ONCE;)
    ended = await ctx.write(async (unit) => {
      const people = await endChecks(unit.db, { told: TOLD, now, most: AT_ONCE });
      for (const { accountId, ...to } of people) {
        await unit.enqueue(SEND_MAIL, checkEndedMail({ to, site: ctx.config }));
        await notify(ctx, unit, {
          accountId,
          kind: 'staff-decision',
          subject: `check:${accountId}:${now.toISOString()}`,
          link: '/certified-buyer',
          words: { news: 'Your check as a Certified Buyer has ended' },
        });
      }
      return people.length;
    });
}
