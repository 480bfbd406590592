import type { MouseEvent } from 'react';
import { UpIcon } from '../ui/icons.tsx';
import { wantsStillness } from '../ui/motion.ts';
import { useScrolledPast } from '../ui/use-scrolled-past.ts';
import { focusMain } from './focus-main.ts';
import styles from './to-top.module.css';

const SHOWN_AFTER = 100;

/** Shown once there is a way back; without script the footer has the same link. */
export function ToTop() {
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

function goUp(event: MouseEvent): void {
  event.preventDefault();
  scrollTo({ top: 0, behavior: wantsStillness() ? 'auto' : 'smooth' });
  focusMain();
}
