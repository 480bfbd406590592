import type { Database } from '#platform/postgres/database.ts';
import type { PricedFacts } from '#rules/ads/checks/priced-hair.ts';
import { isId } from '#rules/id.ts';

/** What makes the price of an ad, in any status. */
export async function findPricedFacts(db: Database, adId: string): Promise<PricedFacts | undefined> {
  if (!isId(adId)) return undefined;
  const row = await db
    .selectFrom('ads')
    .select(['length_mm as lengthMm', 'shortest_layer_mm as shortestLayerMm'])
    .select(['circumference_mm as circumferenceMm', 'grams', 'grams_estimated', 'cut_state as cutState'])
    .select(['colour', 'ethnicity', 'treatment', 'texture', 'condition'])
    .where('id', '=', adId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { grams, grams_estimated, ...facts } = row;
  return { ...facts, weightGrams: grams_estimated ? null : grams };
}
