import { plural } from '#rules/text/plural.ts';
import { showMonthAndYear } from '../../../ui/dates.ts';
import type { SellerView } from '../ad-page-view.ts';
import styles from './seller-box.module.css';

export function SellerBox({ seller }: { seller: SellerView }) {
  return (
    <aside className={styles.box} aria-label="The seller">
      <span className={styles.initial} aria-hidden="true">
        {seller.username.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <h2>
          <a href={`/sellers/${seller.id}`}>{seller.username}</a>
        </h2>
        <p>
          {seller.country} · member since {showMonthAndYear(seller.memberSince)}
        </p>
        <p>
          {plural(seller.liveAds, 'ad')} for sale · {plural(seller.soldAds, 'ad')} sold
        </p>
      </div>
    </aside>
  );
}
