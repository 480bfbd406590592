import { plural } from '#rules/text/plural.ts';
import type { SellerCard } from '#market/ads/ad-view.ts';
import { countryName } from '#rules/countries/countries.ts';
import { showDate } from '../../../ui/dates.ts';
import styles from './seller-box.module.css';

export function SellerBox({ seller }: { seller: SellerCard }) {
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
          {countryName(seller.country)} · member since {showDate(seller.memberSince)}
        </p>
        <p>
          {plural(seller.liveAds, 'ad')} for sale · {plural(seller.soldAds, 'ad')} sold
        </p>
      </div>
    </aside>
  );
}
