import type { Unit } from '#platform/unit-of-work.ts';
import { promiseAnswer, toQueueTime } from '#rules/help/case-promise.ts';
import type { CaseTopic } from '#rules/help/case-words.ts';
import type { Context } from '../context.ts';
import type { MailReader } from '../mails/mail-parts.ts';
import { mailSparingly } from '../mails/mail-sparingly.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { caseNumber } from '../reports/case-number.ts';
import { toCasePath } from './case-key.ts';
import { caseForStaffMail, caseOpenedMail } from './case-mails.ts';
import { type CaseAd, insertCase } from './case-store.ts';

type NewCase = {
  topic: CaseTopic;
  text: string;
  /** Who wrote, and where the answer goes. */
  to: MailReader;
  accountId: string | null;
  ad?: CaseAd | undefined;
};

/** Puts what somebody wrote on our desk, with a receipt to them. */
export async function fileCase(
  ctx: Context,
  unit: Unit,
  { topic, text, to, accountId, ad }: NewCase,
): Promise<string> {
  const now = ctx.now();
  const number = caseNumber(now);
  const dueAt = promiseAnswer(topic, now);
  await insertCase(unit.db, {
    topic,
    email: to.email,
    text,
    adId: ad?.id ?? null,
    caseNumber: number,
    accountId,
    dueAt,
    queuedAt: toQueueTime(topic, dueAt),
    now,
  });
  const written = { caseNumber: number, topic, text, ad, dueAt, site: ctx.config };
  const receipt = caseOpenedMail({ ...written, to, path: toCasePath(ctx, number) });
  await mailSparingly(ctx, unit, 'case-receipt', receipt);
  await unit.enqueue(SEND_MAIL, caseForStaffMail(written));
  return number;
}
