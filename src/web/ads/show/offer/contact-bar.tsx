import { ButtonLink } from '../../../ui/button.tsx';
import { AdPrice } from '../../ad-price.tsx';
import { SaveButton } from '../../save-button.tsx';
import type { AdView, SellerView } from '../ad-page-view.ts';
import styles from './contact-bar.module.css';

/** On a phone the price and the way to the seller stay at hand, wherever one reads. */
export function ContactBar({ ad, seller }: { ad: AdView; seller: SellerView }) {
  return (
    <div className={styles.bar}>
      <p>
        <AdPrice ad={ad} />
      </p>
      <SaveButton adId={ad.id} title={ad.title} />
      <ButtonLink href="#write">Message {seller.username}</ButtonLink>
    </div>
  );
}
