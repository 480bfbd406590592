import type { AppealReport } from '#rules/moderation/decision-schema.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { lockReport, setAppeal } from './decision-store.ts';
import { isForReader } from '../reports/decision-link.ts';
import { findReported } from '../reports/find-reported.ts';

/** Whoever was decided against asks for another look, once; by the link of our e-mail also without signing in. */
export async function appealReport(ctx: Context, { caseNumber, key, text }: AppealReport): Promise<void> {
  await ctx.write(async ({ db }) => {
    const report = await lockReport(db, caseNumber);
    const reported = report && (await findReported(db, caseNumber));
    const isTheirs = isForReader(ctx, { caseNumber, key }, reported?.id);
    if (!report || !isTheirs || report.outcome === null)
      throw new Refusal('not-found', 'There is no decision with this case number that concerns you.');
    if (report.outcome === 'dismissed')
      throw new Refusal('conflict', 'This case was decided in your favour: there is nothing to appeal.');
    if (report.appealed_at !== null) throw new Refusal('conflict', 'You have appealed in this case already.');
    await setAppeal(db, report.id, text, ctx.now());
  });
}
