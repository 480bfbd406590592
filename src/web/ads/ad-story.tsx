import type { AdDetails, SellerCard } from '#rules/ad-views.ts';
import { SectionHead } from '../ui/section-head.tsx';
import { showDate } from '../ui/dates.ts';
import { adFacts } from './ad-facts.ts';
import { SellerBox } from './seller-box.tsx';
import { useShown } from './use-shown.ts';
import styles from './ad-story.module.css';

/** Everything the seller told: the facts, the words, and who is telling. */
export function AdStory({ ad, seller }: { ad: AdDetails; seller: SellerCard }) {
  const units = useShown();
  return (
    <section className={styles.story} aria-labelledby="facts">
      <div>
        <SectionHead id="facts" title="The hair" />
        <dl className={styles.facts}>
          {adFacts(ad, units).map(({ name, value, note }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                {value ?? <span className={styles.missing}>Not given – ask</span>}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.side}>
        <div>
          <SectionHead id="words" title="In the seller’s words" />
          <p className={styles.words}>{ad.description}</p>
        </div>
        <SellerBox seller={seller} />
        <p className={styles.meta}>
          {ad.publishedAt && <>Posted on {showDate(ad.publishedAt)}. </>}
          Ad <span>{ad.id}</span>
        </p>
      </div>
    </section>
  );
}
