import { COLOUR_LABELS } from '#rules/hair/hair-words.ts';
import { Age } from '../../frame/time/age.tsx';
import { usePageTime } from '../../frame/time/page-time.ts';
import { Swatch } from '../../hair/swatch.tsx';
import { showDate } from '../../ui/dates.ts';
import layout from '../../ui/layout.module.css';
import { AdPhoto } from './ad-photo.tsx';
import { type CardView, toPhotoFiles } from './card-view.ts';
import { photoWords, tagWord } from '../describe-ad.ts';
import { CompareTick } from '../compare/compare-tick.tsx';
import { AdPrice } from './ad-price.tsx';
import { SaveButton } from './save-button.tsx';
import { sayBriefly, type Told } from '../told.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import { useReach } from '../use-reach.ts';
import { useShownPrice } from '../use-shown-price.ts';
import styles from './ad-card.module.css';

type AdCardProps = {
  ad: CardView;
  sizes: string;
  eager?: boolean;
  /** A small photo with the words beside it. */
  isLine?: boolean;
  /** Takes the focus when it appears: reading goes on here. */
  hasFocus?: boolean;
  /** It can be chosen to be compared. */
  hasTick?: boolean;
  /** '£20': so much less than when its reader saved it. */
  cheaperBy?: string | undefined;
};

/**
 * An ad in a list: what it costs, how long and heavy it is, where it is and whether it comes to whoever looks. The link
 * covers the whole card. As few elements as can be: a list has many cards.
 */
export function AdCard({
  ad,
  sizes,
  eager = false,
  isLine = false,
  hasFocus = false,
  hasTick = false,
  cheaperBy,
}: AdCardProps) {
  const price = useShownPrice(ad);
  const isSold = ad.status === 'sold';
  const tag = tagWord(ad, usePageTime());
  return (
    <article
      className={[styles.card, isSold && styles.sold, ad.isReserved && styles.reserved, isLine && styles.line]
        .filter(Boolean)
        .join(' ')}
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
      {hasTick && <CompareTick adId={ad.id} title={ad.title} />}
      <p className={styles.price}>
        <AdPrice price={price} /> {price.perGram && <span>{price.perGram}</span>}
        {price.about && (
          <span className={styles.asked} title={`At the rate of ${showDate(price.about.ratedOn)}`}>
            {isSold ? 'sold for' : 'asks'} {price.about.asked}
          </span>
        )}
        {cheaperBy && <span className={styles.cheaper}>{cheaperBy} less than when you saved it</span>}
      </p>
      <h3>
        <a ref={hasFocus ? takeFocus : undefined} href={ad.url}>
          <Facts ad={ad} />
          <span className={isLine ? styles.title : layout.visuallyHidden}> {ad.title}</span>
        </a>
      </h3>
      <p className={styles.meta}>
        <Swatch colour={ad.colour} /> {`${COLOUR_LABELS[ad.colour]} · ${ad.place}`}
        {ad.isDealers && (
          <>
            <br />
            Sold by a dealer
          </>
        )}
      </p>
      {isSold ? <SoldAge since={ad.soldAt} /> : <Posted ad={ad} />}
    </article>
  );
}

function SoldAge({ since }: { since: string | null }) {
  if (since === null) return null;
  return (
    <p className={styles.posted}>
      <time dateTime={since} title={showDate(since)}>
        Sold <Age since={since} />
      </time>
    </p>
  );
}

function Posted({ ad }: { ad: CardView }) {
  const { words, isToYou } = useReach(ad);
  return <p className={isToYou ? `${styles.posted} ${styles.toYou}` : styles.posted}>{words}</p>;
}

function Facts({ ad }: { ad: CardView }) {
  const units = useDisplayPrefs();
  const say = (told: Told) => sayBriefly(told, units);
  return (
    <>
      {toFacts(ad).map(say).join(' · ')}
      {ad.said.length > 0 && <span className={styles.more}>{` · ${ad.said.map(say).join(' · ')}`}</span>}
    </>
  );
}

const toFacts = ({ lengthMm, grams, gramsEstimated }: CardView): Told[] => [
  { mm: lengthMm },
  { grams, isAbout: gramsEstimated },
];

const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();
