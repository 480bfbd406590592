import type { SellerView } from './seller-view.ts';
import styles from './seller-facts.module.css';

/** What is known of a seller at a glance: what buyers said, and what can be counted. */
export function SellerFacts({ seller: { id, rating, isCertified, facts } }: { seller: SellerView }) {
  return (
    <div className={styles.known}>
      {(rating || isCertified) && (
        <p className={styles.first}>
          {rating && (
            <a href={`/sellers/${id}#ratings`}>
              <b>{rating.mean}</b> {rating.from}
            </a>
          )}
          {isCertified && <span>Certified buyer</span>}
        </p>
      )}
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
