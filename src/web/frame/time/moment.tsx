import { useIsAlive } from '../../ui/use-is-alive.ts';
import { InZone } from './in-zone.tsx';
import { showMoment } from './moment-here.ts';
import { showMomentIn } from './moment-in-zone.ts';

/**
 * A moment by the reader's own clock. The server takes that of their country, and says which; its words stand until
 * React has taken the page over, so that nothing mismatches, and are then drawn anew by the browser's clock.
 */
export function Moment({ at }: { at: string }) {
  const isAlive = useIsAlive();
  return (
    <time key={String(isAlive)} dateTime={at} suppressHydrationWarning>
      {import.meta.env.SSR ? <InZone at={at} show={showMomentIn} /> : showMoment(at)}
    </time>
  );
}
