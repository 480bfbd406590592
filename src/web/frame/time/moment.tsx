import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { InZone } from './in-zone.tsx';
import { showMoment } from './moment-here.ts';
import { showMomentIn, showZone } from './moment-in-zone.ts';

/**
 * A moment by the reader's own clock. The server takes that of their country, and says which; its words stand until
 * React has taken the page over, so that nothing mismatches, and are then drawn anew by the browser's clock.
 */
export function Moment({ at }: { at: string }) {
  const isAlive = useIsAlive();
  return (
    <time key={String(isAlive)} dateTime={at} suppressHydrationWarning>
      {import.meta.env.SSR ? <MomentInZone at={at} /> : showMoment(at)}
    </time>
  );
}

/** The zone is for who has no script: were it taken away when React comes, lines would move under the finger. */
const MomentInZone = ({ at }: { at: string }) => (
  <>
    <InZone at={at} show={showMomentIn} />
    <span className="without-script">
      {' '}
      <InZone at={at} show={showZone} />
    </span>
  </>
);
