import type { Context } from '../../context.ts';
import { PLANS } from '#rules/payments/subscription.ts';
import { planEndingMail } from '../payment-mails.ts';
import { claimEndingPeriods } from './subscription-store.ts';
import { DAY_MS } from '#rules/time.ts';
import { notify } from '../../notifications/notify.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

const DAYS_BEFORE = 7;
const AT_ONCE = 100;

/** Writes once to everybody whose plan ends within a week. Nothing renews by itself, so nobody is surprised. */
export async function notifyOfPlanEnding(ctx: Context): Promise<void> {
  const now = ctx.now();
  const until = new Date(now.getTime() + DAYS_BEFORE * DAY_MS);
  for (let told = AT_ONCE; told === AT_ONCE;) {
    told = await ctx.write(async (unit) => {
      const periods = await claimEndingPeriods(unit.db, { now, until, most: AT_ONCE });
      for (const { accountId, plan, endsAt, wantsMail, ...to } of periods) {
        const words = { title: PLANS[plan].name };
        const subject = endsAt.toISOString();
        await notify(ctx, unit, { accountId, kind: 'plan-ending', subject, link: '/payment/', words });
        if (wantsMail) await unit.enqueue(SEND_MAIL, planEndingMail({ to, plan, endsAt, site: ctx.config }));
      }
      return periods.length;
    });
  }
}
