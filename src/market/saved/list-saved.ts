import type { AdCard } from '#rules/ad-views.ts';
import { cardsById } from '../ads/ad-list-store.ts';
import { adCard } from '../ads/ad-presenter.ts';
import type { Context } from '../context.ts';
import { listSavedIds } from './list-saved-ids.ts';
import { savableIds } from './saved-store.ts';

/** What this person saved, newest first; also what is sold or paused by now, but nothing that was removed. */
export async function listSaved(ctx: Context): Promise<AdCard[]> {
  const ids = await listSavedIds(ctx);
  const shown = await savableIds(ctx.db, ids);
  const cards = await cardsById(ctx.db, [...shown]);
  return ids.flatMap((id) => {
    const row = cards.get(id);
    return row ? [adCard(row, ctx.now())] : [];
  });
}
