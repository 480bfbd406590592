import { isCountry } from '../countries/countries.ts';
import { LENGTH_UNITS, WEIGHT_UNITS } from '../hair/measure.ts';
import { CURRENCIES } from '../money/money.ts';
import { ANYWHERE, DEFAULT_PREFS, LIST_VIEWS, type Prefs, THEMES } from './preferences.ts';

/** As a browser shows them: of several the first, for whoever keeps a page by them and whoever renders it. */
export const findPrefsText = (cookie: string | undefined): string | undefined =>
  /(?:^|;\s*)prefs=([^;]*)/.exec(cookie ?? '')?.[1];

/** Whatever a browser shows or a form sends: what makes no sense stays as it was. */
export function readPrefs(shown: URLSearchParams, before: Prefs = DEFAULT_PREFS): Prefs {
  const currency = shown.get('currency');
  return {
    lengthUnit: findChoice(LENGTH_UNITS, shown.get('length')) ?? before.lengthUnit,
    weightUnit: findChoice(WEIGHT_UNITS, shown.get('weight')) ?? before.weightUnit,
    currency: currency === '' ? null : (findChoice(CURRENCIES, currency) ?? before.currency),
    country: readCountry(shown.get('to')) ?? before.country,
    theme: findChoice(THEMES, shown.get('theme')) ?? before.theme,
    view: findChoice(LIST_VIEWS, shown.get('view')) ?? before.view,
    bannerClosedUntil: readSeconds(shown.get('banner')) ?? before.bannerClosedUntil,
    bannerFoldedUntil: readSeconds(shown.get('folded')) ?? before.bannerFoldedUntil,
  };
}

const readCountry = (text: string | null) =>
  text !== null && (text === ANYWHERE || isCountry(text)) ? text : undefined;

function readSeconds(text: string | null): number | undefined {
  const seconds = Number(text ?? Number.NaN);
  return Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : undefined;
}

const findChoice = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);
