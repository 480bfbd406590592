import type { Hank } from '#rules/bundles/hank.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { HankRow } from './hank-store.ts';

/** An ad as the rules of bundles see it. */
export const toHank = (row: HankRow): Hank => ({
  id: row.id,
  halfInches: toHalfInches(row.length_mm),
  shortest: row.shortest_layer_mm === null ? null : toHalfInches(row.shortest_layer_mm),
  grams: row.grams,
  isWeighed: !row.grams_estimated,
  colour: row.colour,
  texture: row.texture,
  treatment: row.treatment,
  ethnicity: row.ethnicity,
  cutState: row.cut_state,
  priceUsdCents: row.price_usd_cents,
  since: row.since,
});

/** There are but some hundred lengths, and thousands of ads have them. */
const known = new Map<number, number>();

function toHalfInches(mm: number): number {
  const found = known.get(mm) ?? mmToInches(mm) * 2;
  known.set(mm, found);
  return found;
}
