import type { LengthUnit, WeightUnit } from '../hair/measure.ts';
import type { Currency } from '../money/money.ts';
import { DAY_SECONDS } from '../time.ts';

/** For a country that is none in particular. */
export const ANYWHERE = 'any';

export const THEMES = ['system', 'light', 'dark'] as const;
type Theme = (typeof THEMES)[number];
export const LIST_VIEWS = ['grid', 'compact', 'table'] as const;
export type ListView = (typeof LIST_VIEWS)[number];

/** How somebody wants to see the site. Kept in their browser, never with their account. */
export type Prefs = {
  lengthUnit: LengthUnit;
  weightUnit: WeightUnit;
  /** Null: each price as the seller set it. */
  currency: Currency | null;
  /** Where hair should be sent to; 'any' for whoever wants to see all of it, null while nobody has said. */
  country: string | null;
  theme: Theme;
  /** Large photos in a grid, lines with a small one, or a dense table. */
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
  country: null,
  theme: 'system',
  view: 'grid',
  bannerClosedUntil: 0,
  bannerFoldedUntil: 0,
};

/** So long a browser keeps it. */
export const PREFS_SECONDS = 365 * DAY_SECONDS;

/** What each is called in a form and where a browser keeps it. */
const NAMES: Record<keyof Prefs, string> = {
  lengthUnit: 'length',
  weightUnit: 'weight',
  currency: 'currency',
  country: 'to',
  theme: 'theme',
  view: 'view',
  bannerClosedUntil: 'banner',
  bannerFoldedUntil: 'folded',
};

/** As a browser keeps it, or as much of it as was chosen. */
export const writePrefs = (prefs: Partial<Prefs>): string =>
  new URLSearchParams(
    Object.entries(prefs).map(([name, value]) => [NAMES[name as keyof Prefs], String(value ?? '')]),
  ).toString();
