import type { ReactNode } from 'react';
import { Hank } from '../hair/hank.tsx';
import styles from './photo-examples.module.css';

/** The four photos that sell hair, each drawn. */
export function PhotoExamples() {
  return (
    <ul className={styles.examples}>
      <Example title="Full length" about="in daylight, on something plain">
        <svg viewBox="0 0 120 90" aria-hidden="true">
          <Lying />
        </svg>
      </Example>
      <Example title="With a tape measure" about="from the tie to the tips" isWanted>
        <svg viewBox="0 0 120 90" aria-hidden="true">
          <g transform="translate(0 -10)">
            <Lying />
          </g>
          <rect x="6" y="62" width="108" height="16" rx="2" className={styles.tape} />
          <path d={TICKS} className={styles.ticks} />
        </svg>
      </Example>
      <Example title="The ends" about="close up">
        <svg viewBox="0 0 120 90" aria-hidden="true">
          <svg x="-64" y="-190" width="250" height="300" viewBox="0 0 100 160">
            <Hank colour="brown" texture="straight" />
          </svg>
        </svg>
      </Example>
      <Example title="The tied end" about="close up">
        <svg viewBox="0 0 120 90" aria-hidden="true">
          <svg x="-65" y="-30" width="250" height="300" viewBox="0 0 100 160">
            <Hank colour="brown" texture="straight" />
          </svg>
        </svg>
      </Example>
    </ul>
  );
}

const TICKS = Array.from(
  { length: 19 },
  (_, tick) => `M${10 + tick * 5.5} 62v${tick % 5 === 0 ? 9 : 5}`,
).join('');

const Lying = () => (
  <g transform="translate(8 74) rotate(-90)">
    <svg width="58" height="104" viewBox="12 10 76 146" preserveAspectRatio="none">
      <Hank colour="brown" texture="straight" />
    </svg>
  </g>
);

type ExampleProps = { title: string; about: string; isWanted?: boolean; children: ReactNode };

function Example({ title, about, isWanted = false, children }: ExampleProps) {
  return (
    <li>
      <div className={styles.well}>{children}</div>
      <p>
        <b>{title}</b>
        {isWanted && <span className={styles.wanted}>sells best</span>}
        <small>{about}</small>
      </p>
    </li>
  );
}
