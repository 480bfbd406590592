import { DEFAULT_PREFS } from '#rules/prefs.ts';
import { useFrameData } from '../frame/frame-data.ts';

/** The units and the currency this visitor reads ads in, and the rates that takes. */
export function useShown() {
  const frame = useFrameData();
  const { lengthUnit, weightUnit, currency } = frame?.prefs ?? DEFAULT_PREFS;
  return { lengthUnit, weightUnit, currency, rates: frame?.rates ?? null };
}
