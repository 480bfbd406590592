import { DEFAULT_PREFS } from '#rules/preferences/preferences.ts';
import { useFrameData } from '../frame/frame-context.ts';

/** How this visitor reads ads: units, currency and the rates that takes, and how lists look. */
export function useDisplayPrefs() {
  const frame = useFrameData();
  const { lengthUnit, weightUnit, currency, country, view } = frame?.prefs ?? DEFAULT_PREFS;
  const usualCurrency = frame?.usualCurrency ?? currency;
  return { lengthUnit, weightUnit, currency, country, usualCurrency, view, rates: frame?.rates ?? null };
}
