import { LENGTH_UNITS, type LengthUnit, WEIGHT_UNITS, type WeightUnit } from './hair/measure.ts';
import { CURRENCIES, type Currency } from './money.ts';

const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
const LIST_VIEWS = ['grid', 'compact'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** How somebody wants to see the site. Kept in their browser, never with their account. */
export type Prefs = {
  lengthUnit: LengthUnit;
  weightUnit: WeightUnit;
  /** Null: each price as the seller set it. */
  currency: Currency | null;
  theme: Theme;
  /** Large photos in a grid, or lines with a small one. */
  view: ListView;
  /** Seconds since 1970 until which the banner stays away; 0 if it was not closed. */
  bannerClosedUntil: number;
  /** The same for how long it is one line on a phone, because it was read a few times. */
  bannerFoldedUntil: number;
};

export const DEFAULT_PREFS: Prefs = {
  lengthUnit: 'in',
  weightUnit: 'g',
  currency: null,
  theme: 'system',
  view: 'grid',
  bannerClosedUntil: 0,
  bannerFoldedUntil: 0,
};

/** Whatever a browser shows or a form sends: what makes no sense stays as it was. */
export function readPrefs(shown: URLSearchParams, before: Prefs = DEFAULT_PREFS): Prefs {
  const currency = shown.get('currency');
  return {
    lengthUnit: findChoice(LENGTH_UNITS, shown.get('length')) ?? before.lengthUnit,
    weightUnit: findChoice(WEIGHT_UNITS, shown.get('weight')) ?? before.weightUnit,
    currency: currency === '' ? null : (findChoice(CURRENCIES, currency) ?? before.currency),
    theme: findChoice(THEMES, shown.get('theme')) ?? before.theme,
    view: findChoice(LIST_VIEWS, shown.get('view')) ?? before.view,
    bannerClosedUntil: readSeconds(shown.get('banner')) ?? before.bannerClosedUntil,
    bannerFoldedUntil: readSeconds(shown.get('folded')) ?? before.bannerFoldedUntil,
  };
}

/** As a browser keeps it. */
export function writePrefs(prefs: Prefs): string {
  return new URLSearchParams({
    length: prefs.lengthUnit,
    weight: prefs.weightUnit,
    currency: prefs.currency ?? '',
    theme: prefs.theme,
    view: prefs.view,
    banner: String(prefs.bannerClosedUntil),
    folded: String(prefs.bannerFoldedUntil),
  }).toString();
}

function readSeconds(text: string | null): number | undefined {
  const seconds = Number(text ?? Number.NaN);
  return Number.isSafeInteger(seconds) && seconds >= 0 ? seconds : undefined;
}

const findChoice = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text);
