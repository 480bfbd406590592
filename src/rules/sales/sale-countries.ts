import { isCountry } from '../countries/countries.ts';

/** What people of a country can do with the payment provider. */
export type SaleRights = 'both' | 'abroad-only' | 'pay-only' | 'none';

/**
 * Where somebody can be paid as well as pay. India pays and is paid across its border only: nothing goes from one Indian
 * account to another. The rest of the world can pay. Of 2026, and to be confirmed with the provider; a real site narrows
 * it by its settings.
 */
const BOTH =
  'US CA GB IE DE FR NL BE LU AT ES PT IT GR PL CZ SK HU SI HR BG RO EE LV LT FI SE DK MT CY NO CH IS LI AU NZ JP SG HK IL ' +
  'MX TH MY PH VN ID';
/** The provider has no accounts there. */
const NONE = 'CU IR KP SY SD SS LY SO YE AF MM BY RU';

const TABLE: ReadonlyMap<string, SaleRights> = new Map([
  ...BOTH.split(' ').map((country) => [country, 'both'] as const),
  ...NONE.split(' ').map((country) => [country, 'none'] as const),
  ['IN', 'abroad-only'] as const,
]);

export function findSaleRights(country: string): SaleRights {
  if (!isCountry(country)) return 'none';
  return TABLE.get(country) ?? 'pay-only';
}
