import type { AdCard, AdDetails } from '#market/ads/ad-view.ts';
import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { Swatch } from '../hair/swatch.tsx';
import { lengthWords, weightWords } from './describe-ad.ts';
import { useDisplayPrefs } from './use-display-prefs.ts';

/** Colour, length and weight, as the first lines of a list. */
export function HairFacts({ ad }: { ad: AdCard | AdDetails }) {
  const { lengthUnit, weightUnit } = useDisplayPrefs();
  return (
    <>
      <li>
        <Swatch colour={ad.colour} /> {COLOUR_LABELS[ad.colour]}
      </li>
      <li>{lengthWords(ad, lengthUnit)}</li>
      <li>{weightWords(ad, weightUnit)}</li>
    </>
  );
}
