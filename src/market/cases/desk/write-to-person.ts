import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { WriteToPerson } from '#rules/help/desk-schema.ts';
import { HOUR_MS } from '#rules/time.ts';
import type { Context } from '../../context.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';
import { notify } from '../../notifications/notify.ts';
import { lockPerson } from '../../people/lock-person.ts';
import { caseNumber } from '../../reports/case-number.ts';
import { toCasePath } from '../case-key.ts';
import { houseMessageMail } from '../case-mails.ts';
import { findCaseFromUs, insertCase } from '../case-store.ts';
import { findWriter } from './desk-store.ts';

/**
 * One of us writes to somebody: by e-mail and in their bell, as a case of which the first words are ours. What they
 * answer on its page lands on our desk.
 */
export async function writeToPerson(
  ctx: Context,
  { userId, subject, topic, text: said }: WriteToPerson,
): Promise<{ caseNumber: string }> {
  const me = ensure(ctx.viewer, 'handle cases');
  return ctx.write(async (unit) => {
    const to = userId === me.id ? undefined : await findWriter(unit.db, userId);
    if (!to) throw new Refusal('not-found', 'There is nobody of this name to write to.');
    await lockPerson(unit.db, to.id);
    const now = ctx.now();
    const text = `${subject}\n\n${said}`;
    const lately = { accountId: to.id, text, since: new Date(now.getTime() - HOUR_MS) };
    const earlier = await findCaseFromUs(unit.db, lately);
    // The same words sent twice were meant once.
    if (earlier !== undefined) return { caseNumber: earlier };
    const number = caseNumber(now);
    await insertCase(unit.db, {
      topic,
      email: to.email,
      text,
      adId: null,
      caseNumber: number,
      accountId: to.id,
      openedBy: me.id,
      dueAt: null,
      queuedAt: now,
      now,
    });
    await unit.audit({
      action: 'user.write-to',
      objectKind: 'account',
      objectId: to.id,
      before: null,
      after: { case: number },
      reason: 'Wrote to the person.',
    });
    const path = toCasePath(ctx, number);
    await unit.enqueue(
      SEND_MAIL,
      houseMessageMail({ to, caseNumber: number, subject, text: said, path, site: ctx.config }),
    );
    await notify(ctx, unit, {
      accountId: to.id,
      kind: 'staff-decision',
      subject: number,
      link: path,
      words: { news: 'We have written to you', title: subject },
    });
    return { caseNumber: number };
  });
}
