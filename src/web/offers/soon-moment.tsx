import { InZone } from '../frame/time/in-zone.tsx';
import { readWallClock } from '../frame/time/moment-here.ts';
import { showZone } from '../frame/time/moment-in-zone.ts';
import { useIsAlive } from '../ui/hooks/use-is-alive.ts';
import { showSoon } from './offer-says.ts';
import { showSoonIn } from './soon-in-zone.ts';

/** A moment of these days, where the day of the week says more than the year: otherwise as `<Moment>`. */
export function SoonMoment({ at }: { at: string }) {
  const isAlive = useIsAlive();
  return (
    <time key={String(isAlive)} dateTime={at} suppressHydrationWarning>
      {import.meta.env.SSR ? <SoonInZone at={at} /> : showSoon(readWallClock(at))}
    </time>
  );
}

const SoonInZone = ({ at }: { at: string }) => (
  <>
    <InZone at={at} show={showSoonIn} />
    <span className="without-script">
      {' '}
      <InZone at={at} show={showZone} />
    </span>
  </>
);
