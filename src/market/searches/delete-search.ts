import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { removeSearch } from './search-store.ts';

/** Forgets a search of one's own. */
export async function deleteSearch(ctx: Context, { id }: { id: string }): Promise<void> {
  const viewer = ensure(ctx.viewer, 'save searches');
  const isGone = await ctx.write(({ db }) => removeSearch(db, viewer.id, id));
  if (!isGone) throw new Refusal('not-found', 'There is no such search.');
}
