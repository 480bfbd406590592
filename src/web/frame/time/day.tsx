import { showDate } from '../../ui/dates.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { InZone } from './in-zone.tsx';
import { readWallClock } from './moment-here.ts';
import { showDateIn } from './moment-in-zone.ts';

/** The day of a moment by the reader's own calendar, as `<Moment>` tells the time. */
export function Day({ of: at }: { of: string }) {
  const isAlive = useIsAlive();
  return (
    <time key={String(isAlive)} dateTime={at} suppressHydrationWarning>
      {import.meta.env.SSR ? <InZone at={at} show={showDateIn} /> : showDate(readWallClock(at))}
    </time>
  );
}
