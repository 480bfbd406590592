import type { AdCard } from '../ads/ad-view.ts';
import { showCards } from '../ads/show/show-cards.ts';
import type { Context } from '../context.ts';
import { listSavedIds } from './list-saved-ids.ts';
import { savableIds } from './saved-store.ts';

/** What this person saved, newest first; also what is sold or paused by now, but nothing that was removed. */
export async function listSaved(ctx: Context): Promise<AdCard[]> {
  const ids = await listSavedIds(ctx);
  const cards = await showCards(ctx, [...(await savableIds(ctx.db, ids))]);
  return ids.flatMap((id) => cards.get(id) ?? []);
}
