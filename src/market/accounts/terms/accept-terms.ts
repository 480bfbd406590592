import type { AcceptTerms } from '#rules/accounts/settings-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { setAccepted } from './terms-store.ts';

/** Somebody accepts the terms of this release. Twice is as good as once. */
export async function acceptTerms(ctx: Context, { termsVersion }: AcceptTerms): Promise<void> {
  const me = ensure(ctx.viewer, 'manage your account');
  await ctx.write(({ db }) => setAccepted(db, me.id, termsVersion, ctx.now()));
}
