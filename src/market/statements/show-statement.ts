import { isOpenToObjection, STATEMENTS, type StatementAct } from '#rules/moderation/statements.ts';
import type { StatementLink } from '#rules/moderation/statement-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureSigned } from './statement-link.ts';
import { findStatement } from './statement-store.ts';
import type { StatementView } from './statement-view.ts';

/** A decision, for whoever came by the signed link. */
export async function showStatement(ctx: Context, link: StatementLink): Promise<StatementView> {
  ensureSigned(ctx, link);
  const row = await findStatement(ctx.db, link.id);
  if (!row) throw new Refusal('not-found', 'This decision is too old: we do not keep it any more.');
  const { title, says } = STATEMENTS[row.act as StatementAct];
  return {
    title: title(row.subject),
    says: says(),
    message: row.message,
    toldAt: row.told_at.toISOString(),
    canObject: isOpenToObjection({ toldAt: row.told_at, objectedAt: row.objected_at }, ctx.now()),
    caseNumber: row.case_number,
  };
}
