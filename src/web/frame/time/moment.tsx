import { useIsAlive } from '../../ui/use-is-alive.ts';
import { useFrameData } from '../frame-context.ts';
import { showDateHere, showMoment } from './moment-here.ts';
import { showDateIn, showMomentIn } from './moment-in-zone.ts';

type MomentProps = {
  at: string;
  /** The day alone. */
  isDay?: boolean;
};

/**
 * A moment by the reader's own clock. The server takes that of their country, and says which; its words stand until
 * React has taken the page over, so that nothing mismatches, and are then drawn anew by the browser's clock.
 */
export function Moment({ at, isDay = false }: MomentProps) {
  const isAlive = useIsAlive();
  const zone = useFrameData()?.zone ?? 'UTC';
  return (
    <time key={String(isAlive)} dateTime={at} suppressHydrationWarning>
      {import.meta.env.SSR
        ? (isDay ? showDateIn : showMomentIn)(at, zone)
        : (isDay ? showDateHere : showMoment)(at)}
    </time>
  );
}
