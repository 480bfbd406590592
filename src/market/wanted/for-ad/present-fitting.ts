import type { AdCard } from '../../ads/ad-view.ts';
import { showCards } from '../../ads/show/show-cards.ts';
import type { Context } from '../../context.ts';

/** An ad that fits a request, and in what it is not quite what was asked for. */
export type FittingAd = { ad: AdCard; points: number; reasons: string[] };

/** In the order in which they come. */
export async function presentFitting(
  ctx: Context,
  fitting: readonly { id: string; points: number; reasons: string[] }[],
): Promise<FittingAd[]> {
  const cards = await showCards(
    ctx,
    fitting.map(({ id }) => id),
  );
  return fitting.flatMap(({ id, points, reasons }) => {
    const ad = cards.get(id);
    return ad ? [{ ad, points, reasons }] : [];
  });
}
