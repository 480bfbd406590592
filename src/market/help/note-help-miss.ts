import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { insertHelpMiss } from './help-store.ts';

/** Somebody looked for an answer that we do not have: noted for staff, with nobody's name. */
export async function noteHelpMiss(ctx: Context, words: string): Promise<void> {
  await ensureAddressMay(ctx, 'help-miss');
  await ctx.write((unit) => insertHelpMiss(unit.db, words.toLowerCase(), ctx.now()));
}
