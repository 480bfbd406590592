import { useEffect, useState } from 'react';
import type { LightView } from '#market/sales/show/sale-view.ts';
import { askForLight } from '../../../sales/light/ask-for-light.ts';
import { toTrustedLight } from '../../../sales/light/trusted-light.ts';

/** While it is green it is asked for this often, and without an answer it is trusted this long. */
const ASK_MS = 20_000;
const TRUST_MS = 45_000;

type Known = { loaded: LightView; light: LightView; isLost: boolean };

/**
 * The light of an open conversation, asked for beside the page when there is news: to load the page anew could put an
 * error in place of a message that is being written. Without an answer it does not stay green.
 */
export function useTalkLight(loaded: LightView, saleId: string | null): LightView {
  const [known, setKnown] = useState<Known>({ loaded, light: loaded, isLost: false });
  if (known.loaded !== loaded) setKnown({ loaded, light: loaded, isLost: false });
  const isGreen = known.light.colour === 'green';
  useEffect(() => {
    if (saleId === null) return undefined;
    const leaving = new AbortController();
    let heardAt = Date.now();
    const look = async () => {
      const light = await askForLight(saleId, leaving.signal);
      if (leaving.signal.aborted) return;
      if (light) heardAt = Date.now();
      if (light) setKnown((now) => ({ ...now, light, isLost: false }));
      else if (Date.now() - heardAt > TRUST_MS) setKnown((now) => ({ ...now, isLost: true }));
    };
    // With the frame, which holds the line.
    void import('../../../frame/me/listen-for-news.ts').then(
      ({ hearNews }) => hearNews(() => void look(), leaving.signal),
      // Then it is asked for as long as it is green.
      () => {},
    );
    const asking = isGreen ? setInterval(() => void look(), ASK_MS) : undefined;
    return () => {
      clearInterval(asking);
      leaving.abort();
    };
  }, [saleId, isGreen]);
  return toTrustedLight(known.light, known.isLost);
}
