import type { OpenCase } from '#rules/help/case-schema.ts';
import { CASES_PER_HOUR } from '#rules/help/case-words.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { createReport } from '../reports/create-report.ts';
import { ensureWrittenByAPerson } from './case-stamp.ts';
import { type CaseAd, countCasesSince, findPublicAd, isSeller } from './case-store.ts';
import { fileCase } from './file-case.ts';
import { HOUR_MS } from '#rules/time.ts';

/**
 * Somebody writes to us: stored as a case with a number, with a receipt to them and an e-mail to our own desk. A scam
 * with an ad or a seller in it is a report, so that what is reported is looked at and can be taken down.
 */
export async function openCase(
  ctx: Context,
  message: OpenCase,
): Promise<{ caseNumber: string; isReport: boolean }> {
  ensureWrittenByAPerson(ctx, message.stamp);
  await ensureAddressMay(ctx, 'open-case');
  const about = await findNamed(ctx.db, message);
  if (message.topic === 'safety' && about !== null)
    return { ...(await reportScam(ctx, message, about)), isReport: true };
  return { caseNumber: await insertAndTell(ctx, message, about?.ad), isReport: false };
}

type Named = { kind: 'ad'; id: string; ad: CaseAd } | { kind: 'user'; id: string; ad?: undefined };

async function findNamed(db: Database, { ad: named, topic }: OpenCase): Promise<Named | null> {
  if (named === undefined) return null;
  const ad = await findPublicAd(db, named);
  if (ad) return { kind: 'ad', id: ad.id, ad };
  if (topic === 'safety' && (await isSeller(db, named))) return { kind: 'user', id: named };
  throw new Refusal('invalid', 'Please check what you entered.', {
    ad: ['We cannot find this ad. Check its number or the address of its page, or leave this empty.'],
  });
}

const reportScam = (ctx: Context, { text, email }: OpenCase, { kind, id }: Named) =>
  createReport(ctx, { target: { kind, id }, reason: 'scam', text, email });

function insertAndTell(ctx: Context, { topic, email, text }: OpenCase, ad: CaseAd | undefined) {
  return ctx.write(async (unit) => {
    const hourAgo = new Date(ctx.now().getTime() - HOUR_MS);
    if ((await countCasesSince(unit.db, email, hourAgo)) >= CASES_PER_HOUR)
      throw new Refusal(
        'too-many',
        'You have written several times in this hour. We have your messages; please wait for our answer.',
        {},
        { retryAfterSeconds: HOUR_MS / 1000 },
      );
    const to = ctx.viewer?.email === email ? ctx.viewer : { email, username: null };
    return fileCase(ctx, unit, { topic, text, to, accountId: ctx.viewer?.id ?? null, ad });
  });
}
