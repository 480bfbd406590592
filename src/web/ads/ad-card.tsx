import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { Age } from '../frame/age.tsx';
import { usePageTime } from '../frame/page-time.ts';
import { Swatch } from '../hair/swatch.tsx';
import { showDate } from '../ui/dates.ts';
import { AdPhoto } from './ad-photo.tsx';
import { type CardView, toPhotoFiles } from './card-view.ts';
import { aboutPrice, perGramWords, photoWords, tagWord } from './describe-ad.ts';
import { AdPrice } from './ad-price.tsx';
import { SaveButton } from './save-button.tsx';
import { sayBriefly, type Told } from './told.ts';
import { useDisplayPrefs } from './use-display-prefs.ts';
import styles from './ad-card.module.css';

type AdCardProps = {
  ad: CardView;
  sizes: string;
  eager?: boolean;
  /** A small photo with the words beside it. */
  isLine?: boolean;
  /** Takes the focus when it appears: reading goes on here. */
  hasFocus?: boolean;
};

/** An ad in a list. The title's link covers the whole card. As few elements as can be: a list has many cards. */
export function AdCard({ ad, sizes, eager = false, isLine = false, hasFocus = false }: AdCardProps) {
  const { currency, rates, ...units } = useDisplayPrefs();
  const isSold = ad.status === 'sold';
  const tag = tagWord(ad, usePageTime());
  const about = aboutPrice(ad, currency, rates);
  const when = isSold ? ad.soldAt : ad.publishedAt;
  return (
    <article
      className={[styles.card, isSold && styles.sold, isLine && styles.line].filter(Boolean).join(' ')}
    >
      <AdPhoto
        photo={ad.photo && toPhotoFiles(ad.photo)}
        alt={photoWords(ad)}
        sizes={sizes}
        eager={eager}
        hair={ad}
      />
      {ad.featured && !isSold && <span className={styles.featured}>Featured</span>}
      {tag && <span className={styles.tag}>{tag}</span>}
      <SaveButton adId={ad.id} title={ad.title} />
      <p className={styles.price}>
        <AdPrice ad={ad} /> <span>{perGramWords(ad)}</span>
        {about && (
          <span className={styles.about} title={`At the rate of ${showDate(about.ratedOn)}`}>
            {about.words}
          </span>
        )}
      </p>
      <h3>
        <a ref={hasFocus ? takeFocus : undefined} href={ad.url}>
          {ad.title}
        </a>
      </h3>
      <p className={styles.facts}>
        {toFacts(ad)
          .map((told) => sayBriefly(told, units))
          .join(' · ')}
      </p>
      <p className={styles.meta}>
        <Swatch colour={ad.colour} /> {`${COLOUR_LABELS[ad.colour]} · ${ad.place}`}
        {when && (
          <time dateTime={when} title={showDate(when)}>
            {isSold && 'Sold '}
            <Age since={when} />
          </time>
        )}
      </p>
    </article>
  );
}

const toFacts = ({ lengthMm, grams, gramsEstimated, said }: CardView): Told[] => [
  { mm: lengthMm },
  { grams, isAbout: gramsEstimated },
  ...said,
];

const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();
