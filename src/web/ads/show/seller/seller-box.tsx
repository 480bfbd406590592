import { SellerFacts } from './seller-facts.tsx';
import type { SellerView } from './seller-view.ts';
import styles from './seller-box.module.css';

/** The seller beside an ad, with what is known of them. */
export default function SellerBox({ seller }: { seller: SellerView }) {
  return (
    <aside className={styles.box} aria-label="The seller">
      <span className={styles.initial} aria-hidden="true">
        {seller.username.slice(0, 1).toUpperCase()}
      </span>
      <div>
        <h2>
          <a href={`/sellers/${seller.id}`}>{seller.username}</a>
        </h2>
        <p>{seller.country}</p>
      </div>
      <SellerFacts seller={seller} />
    </aside>
  );
}
