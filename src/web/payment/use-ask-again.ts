import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

const EVERY_MS = 4000;

/** Asks how the order stands every few seconds, as long as it may change; not while another tab is looked at. */
export function useAskAgain(isUnknown: boolean): void {
  const { state, revalidate } = useRevalidator();
  const ask = useEffectEvent(() => {
    if (state === 'idle' && document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    if (!isUnknown) return;
    const asking = setInterval(() => ask(), EVERY_MS);
    return () => clearInterval(asking);
  }, [isUnknown]);
}
