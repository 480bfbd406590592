import type { Context } from '../context.ts';
import { insertHelpMiss } from './help-store.ts';

/** Somebody looked for an answer that we do not have: noted for staff, with nobody's name. */
export async function noteHelpMiss(ctx: Context, words: string): Promise<void> {
  await ctx.write((unit) => insertHelpMiss(unit.db, words.toLowerCase(), ctx.now()));
}
