import type { FindCase } from '#rules/help/case-schema.ts';
import type { CaseState } from './case-view.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { findCaseState } from './case-store.ts';

/** How a case stands, for whoever knows its number and the address it was opened with. */
export async function showCase(ctx: Context, asked: FindCase): Promise<CaseState> {
  await ensureAddressMay(ctx, 'show-case');
  const found = await findCaseState(ctx.db, asked);
  if (!found)
    throw new Refusal(
      'not-found',
      'We cannot find a case with this number and e-mail address. Please check both.',
    );
  return found;
}
