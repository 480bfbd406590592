import type { ResolveReport } from '#rules/moderation/decision-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { decideReport } from './decide-report.ts';

/** Staff decide a report, once. */
export async function resolveReport(ctx: Context, decision: ResolveReport): Promise<void> {
  const decider = ensure(ctx.viewer, 'handle reports');
  await ctx.write((unit) => decideReport(ctx, unit, decider, decision));
}
