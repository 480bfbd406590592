import type { MouseEvent } from 'react';
import { ButtonLink } from '../../../ui/button.tsx';
import { isPlainClick } from '../../../ui/browser/is-plain-click.ts';
import { SpeechIcon } from '../../../ui/icons/icons.tsx';
import type { AskedField } from './ad-contact.tsx';
import type { AdView } from '../ad-page-view.ts';
import styles from './contact-bar.module.css';

/** On a phone the two ways to the seller stay at hand, wherever one reads. Without script they lead to the fields. */
export function ContactBar({ ad, ask }: { ad: AdView; ask: (name: AskedField['name']) => void }) {
  const instead = (name: AskedField['name']) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    ask(name);
  };
  return (
    <div className={styles.bar} data-page-bar="low">
      <ButtonLink kind="secondary" href="#message" onClick={instead('message')}>
        <SpeechIcon /> Message
      </ButtonLink>
      <ButtonLink href={ad.reservedUntil === null ? '#amount' : '#offer'} onClick={instead('amount')}>
        {ad.reservedUntil === null ? 'Offer' : ad.isPaid ? 'Reserved' : 'Tell me if free'}
      </ButtonLink>
    </div>
  );
}
