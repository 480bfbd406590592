import { goesToManagement, promiseAnswer, toQueueTime } from '#rules/help/case-promise.ts';
import type { WriteAgain } from '#rules/help/desk-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { SEND_MAIL } from '../mails/send-mail.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { isCaseKey } from './case-key.ts';
import { caseForStaffMail } from './case-mails.ts';
import { findLastWords, insertEntry, lockCase, setCase } from './desk/desk-store.ts';

/**
 * Whoever opened a case writes in it again: it waits for us anew, also if it was closed. What was promised before stays
 * promised; a complaint that was not settled in time goes to the management.
 */
export async function writeAgain(ctx: Context, { caseNumber, key, text }: WriteAgain): Promise<void> {
  if (!isCaseKey(ctx, { caseNumber, key })) throw new Refusal('not-found', 'There is no such case.');
  await ensureAddressMay(ctx, 'open-case');
  await ctx.write(async (unit) => {
    const found = await lockCase(unit.db, caseNumber);
    if (!found) throw new Refusal('not-found', 'There is no such case.');
    // The same words sent twice were meant once.
    if ((await findLastWords(unit.db, found.id)) === text) return;
    const now = ctx.now();
    const dueAt = found.due_at ?? promiseAnswer(found.topic, now);
    await insertEntry(unit.db, { caseId: found.id, kind: 'words', by: null, text, now });
    await setCase(unit.db, found.id, {
      due_at: dueAt,
      queued_at: toQueueTime(found.topic, dueAt),
      closed_at: null,
      last_at: now,
      ...(goesToManagement(found.topic, found.created_at, now) ? { for_management: true } : {}),
    });
    const mail = { caseNumber, topic: found.topic, text, dueAt, site: ctx.config };
    await unit.enqueue(SEND_MAIL, caseForStaffMail({ ...mail, isAgain: true }));
  });
}
