import { Hank } from '../hair/hank/hank.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './my-ads.module.css';

/** The first time: what it takes, and what it may bring. */
export function NoAdsYet() {
  return (
    <div className={styles.empty}>
      <Hank colour="chestnut" texture="straight" />
      <h2>No ads yet</h2>
      <p>
        It takes about three minutes: two photos, a tape measure, and a kitchen scale if the hair is cut. Do
        not cut it for the ad.
      </p>
      <div className={styles.row}>
        <ButtonLink href="/post-an-ad">Post your first ad</ButtonLink>
        <ButtonLink href="/hair-price-calculator" kind="secondary">
          What is my hair worth?
        </ButtonLink>
      </div>
    </div>
  );
}
