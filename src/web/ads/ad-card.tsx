import type { AdCard as Ad } from '#market/ads/ad-view.ts';
import { LengthBar } from '../hair/length-bar.tsx';
import { showAge, showDate } from '../ui/dates.ts';
import { AdPhoto } from './ad-photo.tsx';
import { aboutPrice, perGramWords, photoWords, placeWords, saidOnCard, tagWord } from './describe-ad.ts';
import { AdPrice } from './ad-price.tsx';
import { HairFacts } from './hair-facts.tsx';
import { SaveButton } from './save-button.tsx';
import { useDisplayPrefs } from './use-display-prefs.ts';
import styles from './ad-card.module.css';

type Shown = ReturnType<typeof useDisplayPrefs>;
type AdCardProps = {
  ad: Ad;
  sizes: string;
  eager?: boolean;
  /** A small photo with the words beside it. */ isLine?: boolean;
};

/** An ad in a list. The title's link covers the whole card. */
export function AdCard({ ad, sizes, eager = false, isLine = false }: AdCardProps) {
  const shown = useDisplayPrefs();
  const isSold = ad.status === 'sold';
  return (
    <article
      className={[styles.card, isSold && styles.sold, isLine && styles.line].filter(Boolean).join(' ')}
    >
      <div className={styles.well}>
        <Picture ad={ad} sizes={sizes} eager={eager} />
        {!isLine && <SaveButton adId={ad.id} title={ad.title} />}
      </div>
      {isLine && <SaveButton adId={ad.id} title={ad.title} />}
      <CardBody ad={ad} shown={shown} />
    </article>
  );
}

function Picture({ ad, sizes, eager }: { ad: Ad; sizes: string; eager: boolean }) {
  const tag = tagWord(ad);
  return (
    <>
      <AdPhoto photo={ad.photo} alt={photoWords(ad)} sizes={sizes} eager={eager} hair={ad} />
      {ad.featured && ad.status !== 'sold' && <span className={styles.featured}>Featured</span>}
      {tag && <span className={styles.tag}>{tag}</span>}
    </>
  );
}

function CardBody({ ad, shown: { currency, rates, lengthUnit, weightUnit } }: { ad: Ad; shown: Shown }) {
  const isSold = ad.status === 'sold';
  const about = aboutPrice(ad, currency, rates);
  const when = isSold ? ad.soldAt : ad.publishedAt;
  return (
    <div className={styles.body}>
      <p className={styles.price}>
        <AdPrice ad={ad} /> <span>{perGramWords(ad)}</span>
        {about && (
          <span className={styles.about} title={`At the rate of ${showDate(about.ratedOn)}`}>
            {about.words}
          </span>
        )}
      </p>
      <h3>
        <a href={ad.url}>{ad.title}</a>
      </h3>
      <ul className={styles.facts}>
        <HairFacts ad={ad} />
        {saidOnCard(ad, { lengthUnit, weightUnit, currency: ad.currency }).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <LengthBar inches={ad.lengthInches} />
      <p className={styles.meta}>
        <span>{placeWords(ad)}</span>
        {when && (
          <time dateTime={when} title={showDate(when)}>
            {isSold ? `Sold ${showAge(when)}` : showAge(when)}
          </time>
        )}
      </p>
    </div>
  );
}
