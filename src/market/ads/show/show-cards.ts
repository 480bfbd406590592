import type { AdCard } from '../ad-view.ts';
import type { Context } from '../../context.ts';
import { cardsById } from '../find/card-store.ts';
import { adCard } from '../make-ad-view.ts';

/** These ads as lists show them, by id; for lists that are stored elsewhere and have made sure who may see them. */
export async function showCards(ctx: Context, ids: string[]): Promise<Map<string, AdCard>> {
  const cards = await cardsById(ctx.db, ids);
  return new Map([...cards].map(([id, row]) => [id, adCard(row, ctx.now())]));
}
