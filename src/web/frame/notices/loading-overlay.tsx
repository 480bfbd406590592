import { type RefObject, useEffect, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { HankMark } from '../../ui/icons/hank-mark.tsx';
import { useHere } from '../use-here.ts';
import styles from './loading-overlay.module.css';

type Main = RefObject<HTMLElement | null>;

const SHOW_AFTER_MS = 400;
const AT_LEAST_MS = 300;
const STILL_WORKING_MS = 10_000;

/** Lies over the page while the next one takes long. A list that is narrowed stays usable, so nothing lies over it. */
export function LoadingOverlay({ main }: { main: Main }) {
  const { state, location } = useNavigation();
  const { pathname } = useLocation();
  const isLeaving = state !== 'idle' && location.pathname !== pathname;
  const { isShown, isSlow } = useWaiting(isLeaving);
  useInert(main, isShown);
  if (!isShown) return null;
  return (
    <div className={styles.veil}>
      <output className={styles.panel}>
        <HankMark />
        <span>Loading</span>
      </output>
      {isSlow && <StillWorking />}
    </div>
  );
}

function StillWorking() {
  const { location } = useNavigation();
  const navigate = useNavigate();
  const here = useHere();
  return (
    <div className={styles.slow}>
      <output>Still working…</output>
      {location && (
        <Button type="button" onClick={() => void navigate(location)}>
          Retry
        </Button>
      )}
      <Button
        type="button"
        kind="quiet"
        onClick={() => void navigate(here, { replace: true, preventScrollReset: true })}
      >
        Cancel
      </Button>
    </div>
  );
}

/** Not for a moment, and not only for a moment: what flashes frightens. */
function useWaiting(isWaiting: boolean) {
  const [shownAt, setShownAt] = useState<number>();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const shows = setTimeout(() => setShownAt(performance.now()), SHOW_AFTER_MS);
    const slows = setTimeout(() => setSlow(true), STILL_WORKING_MS);
    return () => {
      clearTimeout(shows);
      clearTimeout(slows);
      setSlow(false);
    };
  }, [isWaiting]);
  useEffect(() => {
    if (isWaiting || shownAt === undefined) return;
    const rest = Math.max(0, AT_LEAST_MS - (performance.now() - shownAt));
    const lifts = setTimeout(() => setShownAt(undefined), rest);
    return () => clearTimeout(lifts);
  }, [isWaiting, shownAt]);
  return { isShown: shownAt !== undefined, isSlow };
}

/** What lies under the veil takes no press and no key. */
function useInert(main: Main, isInert: boolean): void {
  useEffect(() => {
    main.current?.toggleAttribute('inert', isInert);
  }, [main, isInert]);
}
