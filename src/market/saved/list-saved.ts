import { priceDrop } from '#rules/search/saved/price-drop.ts';
import { showCards } from '../ads/show/show-cards.ts';
import type { Context } from '../context.ts';
import { listSavedIds } from './list-saved-ids.ts';
import { readSavedThen, savableIds } from './saved-store.ts';
import type { SavedAd } from './saved-view.ts';

/** What this person saved, newest first; also what is sold or paused by now, but nothing that was removed. */
export async function listSaved(ctx: Context): Promise<SavedAd[]> {
  const ids = await listSavedIds(ctx);
  const [cards, then] = await Promise.all([
    savableIds(ctx.db, ids).then((savable) => showCards(ctx, [...savable])),
    ctx.viewer ? readSavedThen(ctx.db, ctx.viewer.id) : new Map<string, never>(),
  ]);
  return ids.flatMap((id) => {
    const card = cards.get(id);
    const before = then.get(id);
    const cheaperBy = card?.status === 'live' && before ? priceDrop(before, card) : null;
    const waits = before?.waits === true && card?.reservedUntil !== null;
    return card ? [{ ...card, cheaperBy, waits }] : [];
  });
}
