import { Fragment, type ReactNode } from 'react';
import { ScissorsPauseIcon, SpeechIcon, RulerIcon } from '../ui/icons/icons.tsx';
import { ParcelIcon, PurseIcon } from '../ui/icons/story-icons.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import styles from './how-it-works.module.css';

const STEPS: { icon: ReactNode; title: string; text: string }[] = [
  {
    icon: <RulerIcon />,
    title: 'Measure and post',
    text: 'Length from tie to tips, photos in daylight, one of them beside a tape. Your hair stays on your head.',
  },
  {
    icon: <SpeechIcon />,
    title: 'Agree on a price',
    text: 'Buyers write to you through the site. You answer whom you like, and nobody sees your address.',
  },
  {
    icon: <PurseIcon />,
    title: 'See the money',
    text: 'In a protected sale your light turns green. Else look in your own bank or wallet: an e-mail that says “paid” is not money.',
  },
  {
    icon: <ParcelIcon />,
    title: 'Cut, pack and send',
    text: 'Tie it, cut above the tie, keep the root ends together, and send it with a tracking number.',
  },
];

/** Four steps, and in the middle of them the rule that keeps sellers safe. */
export function HowItWorks() {
  return (
    <section aria-labelledby="how-it-works">
      <SectionHead id="how-it-works" title="How it works">
        Four steps, in this order. The scissors come last.
      </SectionHead>
      <ol className={styles.steps}>
        {STEPS.map(({ icon, title, text }, place) => (
          <Fragment key={title}>
            {place === 2 && <DoNotCutYet />}
            <li className={styles.step}>
              <span className={styles.icon}>{icon}</span>
              <h3>
                <span>{place + 1}</span> {title}
              </h3>
              <p>{text}</p>
            </li>
          </Fragment>
        ))}
      </ol>
    </section>
  );
}

function DoNotCutYet() {
  return (
    <li className={styles.stop}>
      <ScissorsPauseIcon />
      <h3>Do not cut yet</h3>
      <p>
        Not before payment has been received. <a href="/website-safety/">Why this is the one rule</a>
      </p>
    </li>
  );
}
