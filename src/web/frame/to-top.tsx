import type { MouseEvent, RefObject } from 'react';
import { UpIcon } from '../ui/icons/icons.tsx';
import { wantsStillness } from '../ui/browser/motion.ts';
import { useScrolledPast } from '../ui/hooks/use-scrolled-past.ts';
import styles from './to-top.module.css';

const SHOWN_AFTER = 100;

/** Shown once there is a way back; without script the footer has the same link. */
export function ToTop({ main }: { main: RefObject<HTMLElement | null> }) {
  const goUp = (event: MouseEvent) => {
    event.preventDefault();
    scrollTo({ top: 0, behavior: wantsStillness() ? 'auto' : 'smooth' });
    // Where whoever uses the keyboard or hears the page goes on reading.
    main.current?.focus({ preventScroll: true });
  };
  return (
    <a
      className={styles.top}
      href="#top"
      aria-label="Back to top"
      hidden={!useScrolledPast(SHOWN_AFTER)}
      onClick={goUp}
    >
      <UpIcon />
    </a>
  );
}
