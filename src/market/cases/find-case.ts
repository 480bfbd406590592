import type { FindCase } from '#rules/help/case-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { toCasePath } from './case-key.ts';
import { hasCase } from './case-store.ts';

/** The page of a case, for whoever knows its number and the address it was opened with. */
export async function findCase(ctx: Context, asked: FindCase): Promise<{ path: string }> {
  await ensureAddressMay(ctx, 'show-case');
  if (!(await hasCase(ctx.db, asked)))
    throw new Refusal(
      'not-found',
      'We cannot find a case with this number and e-mail address. Please check both.',
    );
  return { path: toCasePath(ctx, asked.caseNumber) };
}
