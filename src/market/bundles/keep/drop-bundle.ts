import { NO_BUNDLE } from '#rules/bundles/bundle-need-words.ts';
import type { NameBundle } from '#rules/bundles/bundle-schema.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { removeBundle } from './bundle-store.ts';

/** Forgets a bundle of one's own. */
export async function dropBundle(ctx: Context, { bundleId }: NameBundle): Promise<void> {
  const viewer = ensure(ctx.viewer, 'keep bundles');
  const isGone = await ctx.write(({ db }) => removeBundle(db, viewer.id, bundleId));
  if (!isGone) throw new Refusal('not-found', NO_BUNDLE);
}
