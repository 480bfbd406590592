import type { Viewer } from './account.ts';
import { isCountry } from '../countries/countries.ts';
import { suggestCurrency } from '../countries/country-currency.ts';
import type { Currency } from '../money.ts';

/** Where somebody is at home, as far as anybody knows: what forms offer first. */
export type Home = { country: string; currency: Currency };

const MAX_LANGUAGES = 10;

/** By the account, else by the languages that the browser asks for. Only for pages that are made for one reader. */
export function guessHome(viewer: Viewer, languages: string | null): Home | undefined {
  const country = viewer?.country ?? guessCountry(languages ?? '');
  return country === undefined ? undefined : { country, currency: suggestCurrency(country) };
}

/** The currency of the account's country; null for visitors, whose pages are cached. */
export const currencyAtHome = (viewer: Viewer): Currency | null =>
  viewer?.country === undefined ? null : suggestCurrency(viewer.country);

/** The country of 'en-GB,en;q=0.9,hi;q=0.8': the first that is named, else where the first language is spoken most. */
export function guessCountry(languages: string): string | undefined {
  const locales = languages
    .slice(0, 500)
    .split(',', MAX_LANGUAGES)
    .map(readLanguage)
    .filter((each) => each !== undefined)
    .toSorted((a, b) => b.weight - a.weight);
  const regions = [
    ...locales.map(({ locale }) => locale.region),
    ...locales.map(({ locale }) => locale.maximize().region),
  ];
  return regions.find((region) => region !== undefined && isCountry(region));
}

function readLanguage(text: string): { locale: Intl.Locale; weight: number } | undefined {
  const [tag = '', ...settings] = text.split(';').map((part) => part.trim());
  const weight = Number(settings.find((part) => part.startsWith('q='))?.slice(2) ?? 1);
  if (!(weight > 0 && weight <= 1)) return undefined;
  try {
    return { locale: new Intl.Locale(tag), weight };
  } catch {
    return undefined;
  }
}
