import type { ReactNode } from 'react';
import { convertMoney, type Currency, formatMoney } from '#rules/money/money.ts';
import type { DatedRates } from '#rules/prices/rates/currency-rates.ts';
import { pick } from '#rules/pick.ts';
import { AdPhoto } from '../card/ad-photo.tsx';
import { AdPrice } from '../card/ad-price.tsx';
import { toPhotoFiles } from '../card/card-view.ts';
import { lengthWords, photoWords, showMoney, showPrice, weightWords } from '../describe-ad.ts';
import { sayInFull, type Told } from '../told.ts';
import { useDisplayPrefs } from '../use-display-prefs.ts';
import { showDate } from '../../ui/dates.ts';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { ComparedView } from './compared-view.ts';
import { type Comparison, findBest } from './compare-rows.ts';
import { toCompareAddress, toggleCompared, useCompared } from './compared.ts';
import { HangingHank, HangingTape, toTapeEnd } from './hanging-hank.tsx';
import styles from './compare-page.module.css';

/** The one currency that prices in several are compared in, by these rates. */
export type ComparedMoney = { currency: Currency; rates: DatedRates };

type CompareTableProps = {
  ads: readonly ComparedView[];
  facts: Comparison;
  home: string | null;
  /** Null where nothing has to be converted. */
  money: ComparedMoney | null;
};

/** Ads side by side: on one rod beside one tape, then row by row, with what differs marked. */
export function CompareTable({ ads, facts, home, money }: CompareTableProps) {
  const units = useDisplayPrefs();
  const { currency, rates } = useComparedMoney(money);
  const say = (told: Told | null) => (told === null ? 'Not given' : sayInFull(told, units));
  return (
    <>
      {facts.same.length > 0 && (
        <p className={styles.same}>
          <b>Same for all:</b> {facts.same.map(({ name, value }) => `${name}: ${say(value)}`).join(' · ')}
        </p>
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section className={styles.scroll} tabIndex={0} aria-label="Ads side by side">
        <table className={styles.table}>
          <TableHead ads={ads} />
          <TableBody ads={ads} facts={facts} home={home} money={money} say={say} />
        </table>
      </section>
      {facts.rows.some(({ isOdd }) => isOdd.includes(true)) && (
        <p className={styles.key}>
          <i /> differs from most
        </p>
      )}
      {rates && ads.some((ad) => ad.currency !== currency) && (
        <p className={styles.key}>
          ‘About’ prices are converted at the rates of {showDate(rates.date)}. The seller’s own price is the
          one that counts.
        </p>
      )}
    </>
  );
}

function TableBody({
  ads,
  facts,
  home,
  money,
  say,
}: CompareTableProps & { say: (told: Told | null) => string }) {
  const units = useDisplayPrefs();
  return (
    <tbody>
      <MoneyRows ads={ads} money={money} />
      <Row
        name="Length"
        best={findBest(
          ads.map(({ lengthMm }) => lengthMm),
          'most',
        )}
        word="longest"
      >
        {ads.map((ad) => lengthWords(ad, units.lengthUnit))}
      </Row>
      <Row
        name="Weight"
        best={findBest(
          ads.map(({ grams }) => grams),
          'most',
        )}
        word="heaviest"
      >
        {ads.map((ad) => weightWords(ad, units.weightUnit))}
      </Row>
      {facts.rows.map(({ name, cells, isOdd }) => (
        <Row key={name} name={name} isOdd={isOdd}>
          {cells.map(say)}
        </Row>
      ))}
      {home !== null && <PostRow ads={ads} home={home} money={money} />}
      <Row name="From">{ads.map(({ place }) => place)}</Row>
      <Row name="Seller">{ads.map(({ seller }) => seller)}</Row>
      <Row name="Next">
        {ads.map((ad) => (
          <ButtonLink
            key={ad.id}
            kind="secondary"
            href={ad.mayOffer ? `/messages/new?ad=${ad.id}&offer=` : ad.url}
            rel="nofollow"
          >
            {ad.mayOffer ? 'Offer' : 'View'}
          </ButtonLink>
        ))}
      </Row>
    </tbody>
  );
}

function TableHead({ ads }: { ads: readonly ComparedView[] }) {
  const chosen = useCompared();
  const { lengthUnit } = useDisplayPrefs();
  const end = toTapeEnd(ads.map(({ lengthInches }) => lengthInches));
  return (
    <thead>
      <tr className={styles.rod}>
        <td>
          <HangingTape end={end} unit={lengthUnit} />
        </td>
        {ads.map((ad) => (
          <td key={ad.id}>
            <HangingHank
              {...pick(ad, ['grams', 'colour', 'texture'])}
              inches={ad.lengthInches}
              end={end}
              unit={lengthUnit}
            />
          </td>
        ))}
      </tr>
      <tr className={styles.names}>
        <th scope="col">Ad</th>
        {ads.map((ad) => (
          <th key={ad.id} scope="col">
            <AdPhoto photo={ad.photo && toPhotoFiles(ad.photo)} alt={photoWords(ad)} sizes="64px" hair={ad} />
            <a href={ad.url}>{ad.title}</a>
            <a
              className={styles.remove}
              href={toCompareAddress(ads.filter(({ id }) => id !== ad.id).map(({ id }) => id))}
              aria-label={`Remove: ${ad.title}`}
              onClick={() => chosen.includes(ad.id) && toggleCompared(ad.id)}
            >
              <CloseIcon />
            </a>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** The reader's own currency where they chose one. */
function useComparedMoney(money: ComparedMoney | null): {
  currency: Currency | null;
  rates: DatedRates | null;
} {
  const { currency, rates } = useDisplayPrefs();
  return currency === null && money ? money : { currency, rates };
}

type MoneyProps = Pick<CompareTableProps, 'ads' | 'money'>;

/** Compared in one currency, but where there are no rates. */
function MoneyRows({ ads, money }: MoneyProps) {
  const { currency, rates } = useComparedMoney(money);
  const prices = ads.map((ad) => showPrice(ad, currency, rates));
  const hasOneCurrency = currency !== null || new Set(ads.map((ad) => ad.currency)).size === 1;
  const amounts = ads.map((ad) =>
    ad.price === null || !hasOneCurrency
      ? null
      : rates && currency
        ? convertMoney({ amount: ad.price, currency: ad.currency }, currency, rates).amount
        : ad.price,
  );
  const perGram = amounts.map((amount, at) => (amount === null ? null : amount / (ads[at]?.grams ?? 1)));
  return (
    <>
      <Row name="Price" best={findBest(amounts, 'least')} word="lowest">
        {prices.map((price, at) => (
          <span key={ads[at]?.id} className={styles.price}>
            <AdPrice price={price} />
            {price.about && <small>asks {price.about.asked}</small>}
          </span>
        ))}
      </Row>
      <Row name="Per gram" best={findBest(perGram, 'least')} word="lowest">
        {prices.map((price) => price.perGram ?? '–')}
      </Row>
    </>
  );
}

function PostRow({ ads, home, money }: MoneyProps & { home: string }) {
  const { currency, rates } = useComparedMoney(money);
  return (
    <Row name={`Post to ${home}`} isOdd={ads.map(({ isSent }) => isSent === false)}>
      {ads.map(({ isSent, postage, currency: own }) => {
        if (!isSent) return 'Not posted there';
        if (postage === null) return 'Ask first';
        if (postage === 0) return 'Included';
        const about = showMoney({ amount: postage, currency: own }, currency, rates);
        return about ? `about ${formatMoney(about)}` : formatMoney({ amount: postage, currency: own });
      })}
    </Row>
  );
}

type RowProps = {
  name: string;
  children: readonly ReactNode[];
  isOdd?: readonly boolean[];
  best?: number | undefined;
  /** What the best one is. */
  word?: string;
};

function Row({ name, children, isOdd, best, word }: RowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {children.map((cell, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a column is its place
        <td key={at} className={isOdd?.[at] ? styles.odd : at === best ? styles.best : undefined}>
          {cell}
          {at === best && <small>{word}</small>}
        </td>
      ))}
    </tr>
  );
}
