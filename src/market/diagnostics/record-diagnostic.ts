import type { RecordDiagnostic } from '#rules/accounts/settings-schema.ts';
import type { Context } from '../context.ts';
import { ensureAddressMay } from '../rate-limits/ensure-within-limits.ts';
import { insertDiagnostic } from './diagnostic-store.ts';

/** Something went wrong in a browser and nobody was shown it: one record for us to look at. */
export async function recordDiagnostic(ctx: Context, { kind, message }: RecordDiagnostic): Promise<void> {
  await ensureAddressMay(ctx, 'diagnostic');
  const record = {
    kind,
    message,
    accountId: ctx.viewer?.id ?? null,
    requestId: ctx.requestId,
    now: ctx.now(),
  };
  await ctx.write(({ db }) => insertDiagnostic(db, record));
}
