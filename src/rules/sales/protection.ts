import type { Currency } from '../money/money.ts';
import { isSaleCurrency, type SaleCurrency } from './money/sale-fee.ts';
import { findSaleRights } from './sale-countries.ts';

export type Protection =
  | { isPossible: true; currency: SaleCurrency }
  | { isPossible: false; why: 'inside-india' | 'countries' | 'not-here' };

type Ad = { currency: Currency };
type Person = { country: string };
/** Whether this site has protected sales at all, and for which countries; null: for all that the table knows. */
export type SaleSettings = { isOn: boolean; countries: readonly string[] | null };

/** Whether two people can have a protected sale, and in which currency; and if not, why. */
export function protectionFor(ad: Ad, buyer: Person, seller: Person, settings: SaleSettings): Protection {
  if (!settings.isOn) return { isPossible: false, why: 'not-here' };
  if (buyer.country === 'IN' && seller.country === 'IN') return { isPossible: false, why: 'inside-india' };
  const isOpen = ({ country }: Person) => settings.countries?.includes(country) ?? true;
  const sells = findSaleRights(seller.country);
  const canSell = sells === 'both' || sells === 'abroad-only';
  if (!isOpen(buyer) || !isOpen(seller) || !canSell || findSaleRights(buyer.country) === 'none')
    return { isPossible: false, why: 'countries' };
  return { isPossible: true, currency: saleCurrencyOf(ad, seller) };
}

/** Whether people in India can be paid through this site, which PayPal does in dollars only. */
export const isIndiaPaidInDollars = ({ isOn, countries }: SaleSettings): boolean =>
  isOn && (countries?.includes('IN') ?? true);

/** From India in dollars; else as the ad asks, where that can be paid. */
const saleCurrencyOf = ({ currency }: Ad, { country }: Person): SaleCurrency =>
  country === 'IN' || !isSaleCurrency(currency) ? 'USD' : currency;

export const NOT_PROTECTED_SENTENCES: Readonly<
  Record<Extract<Protection, { isPossible: false }>['why'], string>
> = {
  'inside-india':
    'A protected sale is not possible inside India: PayPal does not pay from one Indian account to another. So this light stays red. Wait until the money is in your own bank account: open your bank’s app yourself and look. UPI counts when your bank shows it. A screenshot does not.',
  countries: 'A protected sale is not possible between these two countries.',
  'not-here': 'There are no protected sales on this site yet.',
};
