import type { HandOverCase } from '#rules/help/desk-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { caseHandedMail } from '../case-mails.ts';
import { canHandle } from './list-colleagues.ts';
import { findColleague, insertEntry, setCase } from './desk-store.ts';
import { openForStaff } from './open-for-staff.ts';

/** A colleague goes on with a case, and is told so. */
export async function handOverCase(ctx: Context, { to, message, ...seen }: HandOverCase): Promise<void> {
  await ctx.write(async (unit) => {
    const { found, by } = await openForStaff(ctx, unit, seen);
    const colleague = await findColleague(unit.db, to);
    if (!colleague || !canHandle(colleague, found.for_management))
      throw new Refusal('invalid', 'Please check what you entered.', {
        to: ['Choose a colleague who may handle this case.'],
      });
    const now = ctx.now();
    if (message !== undefined)
      await insertEntry(unit.db, { caseId: found.id, kind: 'note', by: by.id, note: message, now });
    const event = `handed this case over to ${colleague.username}`;
    await insertEntry(unit.db, { caseId: found.id, kind: 'event', by: by.id, note: event, now });
    await setCase(unit.db, found.id, { handler_id: colleague.id, last_at: now });
    await unit.audit({
      action: 'case.hand-over',
      objectKind: 'case',
      objectId: found.case_number,
      before: null,
      after: { handler: colleague.username },
      reason: 'Handed over.',
    });
    if (colleague.id === by.id) return;
    const about = { caseNumber: found.case_number, topic: found.topic, from: by.username, note: message };
    await unit.enqueue(SEND_MAIL, caseHandedMail({ ...about, to: colleague, site: ctx.config }));
  });
}
