import { ButtonLink } from '../ui/button.tsx';
import styles from './first-ad.module.css';

/** A brand-new site: nothing to show, so say what to do. */
export function FirstAd() {
  return (
    <section className={styles.first} aria-labelledby="first">
      <h2 id="first">Be the first to post</h2>
      <p>There are no ads yet. Yours would be the first that buyers see.</p>
      <p className={styles.ways}>
        <ButtonLink href="/register?next=/post-an-ad">Post an ad</ButtonLink>
        <ButtonLink kind="quiet" href="/hair-price-calculator">
          What is my hair worth?
        </ButtonLink>
      </p>
    </section>
  );
}
