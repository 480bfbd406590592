import {
  isOpenToObjection,
  OBJECTION_DAYS,
  STATEMENTS,
  type StatementAct,
} from '#rules/moderation/statements.ts';
import type { ObjectToStatement } from '#rules/moderation/statement-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import { fileCase } from '../cases/file-case.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { ensureSigned } from './statement-link.ts';
import { findTold, lockStatement, setObjected } from './statement-store.ts';

/** Somebody objects to what staff did, signed in or not: it becomes a case, once. */
export async function objectToStatement(
  ctx: Context,
  { text, ...link }: ObjectToStatement,
): Promise<{ caseNumber: string }> {
  ensureSigned(ctx, link);
  await ensureAddressMay(ctx, 'open-case');
  return ctx.write(async (unit) => {
    const told = await lockStatement(unit.db, link.id);
    const person = told && (await findTold(unit.db, told.account_id));
    if (!told || !person)
      throw new Refusal('not-found', 'This decision is too old: we do not keep it any more.');
    if (told.case_number !== null)
      throw new Refusal('conflict', `You have objected already. Your case number is ${told.case_number}.`);
    if (!isOpenToObjection({ toldAt: told.told_at, objectedAt: told.objected_at }, ctx.now()))
      throw new Refusal('conflict', `You could object for ${OBJECTION_DAYS} days. They are over.`);
    const about = STATEMENTS[told.act as StatementAct].title(told.subject);
    const caseNumber = await fileCase(ctx, unit, {
      topic: 'appeal',
      to: person,
      accountId: told.account_id,
      text: `${about}\n\n${text}`,
    });
    await setObjected(unit.db, { id: told.id, caseNumber, now: ctx.now() });
    return { caseNumber };
  });
}
