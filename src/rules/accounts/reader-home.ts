import type { Viewer } from './account.ts';
import { isCountry } from '../countries/countries.ts';
import { readRegions } from '../countries/read-regions.ts';
import { suggestCurrency } from '../countries/country-currency.ts';
import type { Currency } from '../money/money.ts';
import { ANYWHERE, type Prefs } from '../preferences/preferences.ts';

/** Where somebody is at home, as far as anybody knows: what forms offer first. */
export type Home = { country: string; currency: Currency };

/** By the account, else by the languages that the browser asks for. Only for pages that are made for one reader. */
export function guessHome(viewer: Viewer, languages: string | null): Home | undefined {
  const country = viewer?.country ?? guessCountry(languages ?? '');
  return country === undefined ? undefined : { country, currency: suggestCurrency(country) };
}

/** The currency of the account's country; null for visitors, whose pages are cached. */
export const currencyAtHome = (viewer: Viewer): Currency | null =>
  viewer?.country === undefined ? null : suggestCurrency(viewer.country);

/** Where hair should be sent to: as the reader has chosen, else by the account. Null: nobody knows, or anywhere. */
export function findHome({ country }: Pick<Prefs, 'country'>, viewer: Viewer): string | null {
  if (country === ANYWHERE) return null;
  return country ?? viewer?.country ?? null;
}

/** The first country among the regions that the languages name or are spoken in. */
export const guessCountry = (languages: string): string | undefined => readRegions(languages).find(isCountry);
