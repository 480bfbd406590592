import type { LengthUnit, WeightUnit } from './hair/measure.ts';
import type { Currency } from './money.ts';

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

/** As a browser keeps it. */
export function writePrefs(prefs: Prefs): string {
  return new URLSearchParams({
    length: prefs.lengthUnit,
    weight: prefs.weightUnit,
    currency: prefs.currency ?? '',
    to: prefs.country ?? '',
    theme: prefs.theme,
    view: prefs.view,
    banner: String(prefs.bannerClosedUntil),
    folded: String(prefs.bannerFoldedUntil),
  }).toString();
}
