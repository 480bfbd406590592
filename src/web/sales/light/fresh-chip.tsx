import { useEffect, useState } from 'react';
import type { LightView } from '#market/sales/show/sale-view.ts';
import { LightChip } from './light.tsx';

type FreshChipProps = { saleId: string; light: Pick<LightView, 'colour' | 'words'> };

/**
 * The light of a sale in a list or over an ad. Green comes only from an answer of a moment ago, never with the page
 * itself: a page may be old, and without script it stays as it came. A page with one links `light.css`.
 */
export function FreshChip(props: FreshChipProps) {
  // Of another sale nothing was heard yet.
  return <HeardChip key={props.saleId} {...props} />;
}

function HeardChip({ saleId, light: loaded }: FreshChipProps) {
  const heard = useFreshLight(saleId);
  const light = loaded.colour === 'red' ? (heard ?? loaded) : heard;
  if (light && light.colour !== 'none') return <LightChip light={light} />;
  const words = (light ?? loaded).colour === 'none' ? 'Protected sale' : 'Look at the light of this sale';
  return <span className="light-chip">{words}</span>;
}

/** Null until there is an answer, and once there was none for too long. */
function useFreshLight(saleId: string): LightView | null {
  const [light, setLight] = useState<LightView | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    void import('./watch-light.ts').then(
      ({ watchLight }) => watchLight(saleId, setLight, leaving.signal),
      // Then it leads to where the light is.
      () => {},
    );
    return () => leaving.abort();
  }, [saleId]);
  return light;
}
