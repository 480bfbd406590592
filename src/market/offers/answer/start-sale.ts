import type { Unit } from '#platform/unit-of-work.ts';
import type { Money } from '#rules/money.ts';

type AgreedSale = { offerId: string; adId: string; buyerId: string; sellerId: string; price: Money };

/**
 * The door to the protected sale: called within the yes, it writes rows only, and gives the sale that starts with it.
 * There is none yet, so the two settle it between themselves.
 */
export async function startSale(_unit: Unit, _agreed: AgreedSale): Promise<{ saleId: string } | null> {
  return null;
}
