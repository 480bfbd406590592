import { Suspense } from 'react';
import type { PriceBefore } from '#market/ads/ad-view.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { showDate } from '../../ui/dates.ts';
import type { AdView } from './ad-page-view.ts';
import { PriceChanges } from './price-changes.tsx';
import SellerBox from './seller/seller-box.tsx';
import type { SellerView } from './seller/seller-view.ts';
import { sayInFull } from '../told.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import styles from './ad-story.module.css';

type AdStoryProps = { ad: AdView; seller: SellerView; pricesBefore: readonly PriceBefore[] };

/** Everything the seller told: the facts, the words, and who is telling. */
export function AdStory({ ad, seller, pricesBefore }: AdStoryProps) {
  const units = useDisplayPrefs();
  return (
    <section className={styles.story} aria-labelledby="facts">
      <div>
        <SectionHead id="facts" title="The hair" />
        <dl className={styles.facts}>
          {ad.facts.map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value === null ? (
                  <span className={styles.missing}>Not given – ask</span>
                ) : (
                  sayInFull(value, units)
                )}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <p hidden>
          <img src={ad.code} alt="" loading="lazy" />
        </p>
      </div>
      <div className={styles.side}>
        <div>
          <SectionHead id="words" title="In the seller’s words" />
          <p className={styles.words}>{ad.description}</p>
        </div>
        <Suspense>
          <SellerBox seller={seller} />
          <div className={styles.meta}>
            <p>
              {ad.publishedAt && <>Posted on {showDate(ad.publishedAt)}, </>}
              last updated on {showDate(ad.updatedOn)}.
            </p>
            {pricesBefore.length > 0 && <PriceChanges before={pricesBefore} />}
          </div>
        </Suspense>
      </div>
    </section>
  );
}
