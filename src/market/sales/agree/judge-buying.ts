import { buyingProblem, type HairToBuy } from '#rules/offers/buying.ts';
import type { Context } from '../../context.ts';

/** Whether the page of an ad offers it with protection to readers of a country, and if not, why. */
export type Buying = { problem: string | null };

/** Null on a site without protected sales. Reads nothing but the settings: pages that say it stay the same for all. */
export async function judgeBuying(
  { saleSettings }: Context,
  { ad, country }: { ad: HairToBuy; country: string | null },
): Promise<Buying | null> {
  return saleSettings.isOn ? { problem: buyingProblem(ad, country, saleSettings) } : null;
}
