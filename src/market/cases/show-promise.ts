import { isCaseNumber } from '#rules/help/case-words.ts';
import type { Context } from '../context.ts';
import { findPromise } from './case-store.ts';

/** By when a case was promised an answer: for the page that names its number, and nothing else of it. */
export async function showPromise(ctx: Context, caseNumber: string): Promise<string | null> {
  const due = isCaseNumber(caseNumber) ? await findPromise(ctx.db, caseNumber) : undefined;
  return due?.toISOString() ?? null;
}
