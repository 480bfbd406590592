import type { OpenCase } from '#rules/help/case-schema.ts';
import { CASES_PER_HOUR } from '#rules/help/case-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { caseNumber } from '../reports/case-number.ts';
import { caseForStaffMail, caseOpenedMail } from './case-mails.ts';
import { ensureWrittenByAPerson } from './case-stamp.ts';
import { countCasesSince, findPublicAd, insertCase } from './case-store.ts';
import { HOUR_MS } from '#rules/time.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';

/** Somebody writes to us: stored as a case with a number, with a receipt to them and an e-mail to our own desk. */
export async function openCase(ctx: Context, message: OpenCase): Promise<{ caseNumber: string }> {
  ensureWrittenByAPerson(ctx, message.stamp);
  await ensureAddressMay(ctx, 'open-case');
  return ctx.write(async (unit) => {
    const now = ctx.now();
    const { topic, email, text, ad: named } = message;
    if ((await countCasesSince(unit.db, email, new Date(now.getTime() - HOUR_MS))) >= CASES_PER_HOUR)
      throw new Refusal(
        'too-many',
        'You have written several times in this hour. We have your messages; please wait for our answer.',
        {},
        { retryAfterSeconds: HOUR_MS / 1000 },
      );
    const ad = named === undefined ? undefined : await findPublicAd(unit.db, named);
    if (named !== undefined && !ad)
      throw new Refusal('invalid', 'Please check what you entered.', {
        ad: ['We cannot find this ad. Check its number or the address of its page, or leave this empty.'],
      });
    const number = caseNumber(now);
    await insertCase(unit.db, {
      topic,
      email,
      text,
      adId: ad?.id ?? null,
      caseNumber: number,
      accountId: ctx.viewer?.id ?? null,
      now,
    });
    const written = { caseNumber: number, topic, email, text, ad, site: ctx.config };
    const own = ctx.viewer?.email === email ? ctx.viewer : null;
    const receipt = caseOpenedMail({ ...written, own });
    await mailSparingly(ctx, unit, 'case-receipt', receipt);
    await unit.enqueue(SEND_MAIL, caseForStaffMail(written));
    return { caseNumber: number };
  });
}
