import type { AnswerCase } from '#rules/help/desk-schema.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { toCasePath } from '../case-key.ts';
import { caseAnsweredMail } from '../case-mails.ts';
import { findWriter, insertEntry, type LockedCase, setCase } from './desk-store.ts';
import { openForStaff } from './open-for-staff.ts';

/** Staff answer a case: the person reads it in an e-mail and on the page of their case. It is then theirs who answered. */
export async function answerCase(ctx: Context, { answer, closes, ...seen }: AnswerCase): Promise<void> {
  await ctx.write(async (unit) => {
    const { found, by } = await openForStaff(ctx, unit, seen);
    const now = ctx.now();
    await insertEntry(unit.db, { caseId: found.id, kind: 'answer', by: by.id, text: answer, now });
    await setCase(unit.db, found.id, {
      due_at: null,
      queued_at: now,
      last_at: now,
      handler_id: by.id,
      closed_at: closes ? now : null,
    });
    await unit.audit({
      action: closes ? 'case.answer-and-close' : 'case.answer',
      objectKind: 'case',
      objectId: found.case_number,
      before: { closed: found.closed_at !== null },
      after: { closed: closes },
      reason: 'Answered the person.',
    });
    await tellPerson(ctx, unit, found, { answer, isClosed: closes });
  });
}

async function tellPerson(
  ctx: Context,
  unit: Unit,
  found: LockedCase,
  said: { answer: string; isClosed: boolean },
): Promise<void> {
  const { case_number: caseNumber, email } = found;
  const writer = found.account_id === null ? undefined : await findWriter(unit.db, found.account_id);
  const to = writer?.email === email ? writer : { email, username: null };
  const path = toCasePath(ctx, caseNumber);
  await unit.enqueue(SEND_MAIL, caseAnsweredMail({ ...said, to, caseNumber, path, site: ctx.config }));
  if (writer)
    await notify(ctx, unit, {
      accountId: writer.id,
      kind: 'staff-decision',
      subject: caseNumber,
      link: path,
      words: { news: 'We have answered you', title: caseNumber },
    });
}
