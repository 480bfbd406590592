import type { Context } from '../../context.ts';
import { isSealedToday, sealSecret, openSecret } from './second-factor-secret.ts';
import { listSecondFactors, setSecondFactorSeal } from './second-factor-store.ts';

const AT_ONCE = 200;
const FIRST = '00000000-0000-0000-0000-000000000000';

/** Seals every second factor with the key of today, so that the one before it can be dropped without locking anybody out. */
export async function resealSecondFactors(ctx: Context): Promise<void> {
  let after = FIRST;
  for (let page = await listSecondFactors(ctx.db, { after, most: AT_ONCE }); page.length > 0;) {
    for (const { accountId, kept } of page) await reseal(ctx, accountId, kept);
    after = page.at(-1)?.accountId ?? after;
    page = await listSecondFactors(ctx.db, { after, most: AT_ONCE });
  }
}

async function reseal(ctx: Context, accountId: string, before: Buffer): Promise<void> {
  if (isSealedToday(ctx, accountId, before)) return;
  const secret = openSecret(ctx, accountId, before);
  if (!secret) return;
  const after = sealSecret(ctx, accountId, secret);
  await ctx.write(({ db }) => setSecondFactorSeal(db, accountId, { before, after }));
}
