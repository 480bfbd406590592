import type { RefObject } from 'react';
import type { AskedPrice } from '#rules/prices/calculator/read-price-fields.ts';
import { LENGTH_LABELS } from '#rules/hair/hair-words.ts';
import { formatWeight } from '#rules/hair/measure.ts';
import type { PriceAnswer as Answer } from '#market/prices/price-view.ts';
import { useFrameData } from '../../../frame/frame-context.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { showDate } from '../../../ui/dates.ts';
import { ComparableSalesList } from './comparable-sales.tsx';
import { NoMarket } from './no-market.tsx';
import { PriceFactors } from '../price-factors.tsx';
import { adsLikePath, postAdPath } from '../price-links.ts';
import { PriceRange } from './price-range.tsx';
import { bothLengths, wholeMoney } from '../../price-words.ts';
import { WaitAndEarn } from './wait-and-earn-chart.tsx';
import styles from './price-answer.module.css';

type Priced = { asked: AskedPrice; answer: Answer };
type PriceAnswerProps = Priced & {
  heading: RefObject<HTMLHeadingElement | null>;
  /** Of numbers that stand in the form no more: what is there now cannot be priced. */
  isOld: boolean;
  /** Whether the sales are those of this hair already. */
  isSettled: boolean;
};

/** Everything the calculator has to say, the range first. */
export function PriceAnswer({ asked, answer, heading, isOld, isSettled }: PriceAnswerProps) {
  const { dealer, asking, currency } = answer;
  const patient = answer.private;
  return (
    <div className={isOld ? `${styles.answer} ${styles.old}` : styles.answer} aria-busy={isOld}>
      <section className={styles.panel} aria-labelledby="answer">
        <h2 id="answer" tabIndex={-1} ref={heading}>
          {answer.noMarket ? 'No real market yet' : 'What hair like this fetches'}
        </h2>
        <HairLine answer={answer} />
        {dealer === null || asking === null || patient === null ? (
          <NoMarket waiting={answer.waiting} />
        ) : (
          <>
            <PriceRange dealer={dealer} asking={asking} patient={patient} currency={currency} />
            <p className={styles.per}>
              About <b>{wholeMoney(answer.perHundredGrams, currency)}</b> for 100 g.
            </p>
            <NextSteps asked={asked} answer={answer} />
          </>
        )}
      </section>
      {!answer.noMarket && (
        <section className={styles.part} aria-labelledby="moved">
          <h2 id="moved">What affects the price</h2>
          <p>Length counts most: longer hair is worth more by the gram.</p>
          <PriceFactors factors={answer.factors} />
          {answer.weaklyFounded && (
            <p className={styles.small}>
              Few sales of this hair type are known, so this figure is uncertain.
            </p>
          )}
        </section>
      )}
      {answer.comparables && (
        <div className={isSettled ? undefined : styles.old} aria-busy={!isSettled}>
          <ComparableSalesList found={answer.comparables} currency={currency} />
        </div>
      )}
      <WaitAndEarn answer={answer} />
      <section className={styles.part} aria-labelledby="ground">
        <h2 id="ground">Where this comes from</h2>
        {!answer.noMarket && <ExportLine answer={answer} />}
        <p className={styles.small}>
          Published dealer and auction prices by length, table {answer.tableVersion}, and our own{' '}
          <a href="/prices">sold prices</a> where there are enough.{' '}
          {currency !== 'USD' && <>Converted from US dollars at the rate of {showDate(answer.ratesDate)}. </>}
          Nobody can promise you a sale.
        </p>
      </section>
    </div>
  );
}

function HairLine({ answer }: { answer: Answer }) {
  const weight = `${answer.gramsEstimated ? 'about ' : ''}${formatWeight(answer.grams, 'g')} (${formatWeight(answer.grams, 'oz')})`;
  return (
    <p className={styles.small}>
      {bothLengths(answer.lengthInches)}, {weight}; category <b>{LENGTH_LABELS[answer.band]}</b>.{' '}
      <a href="#numbers">Change the numbers</a>
    </p>
  );
}

function NextSteps({ asked, answer }: Priced) {
  const frame = useFrameData();
  const post = postAdPath(asked, answer);
  return (
    <div className={styles.ways}>
      {frame?.mayPost && <ButtonLink href={post}>Post an ad with these numbers</ButtonLink>}
      {!frame?.viewer && (
        <ButtonLink href={`/register?next=${encodeURIComponent(post)}`}>
          Post an ad with these numbers
        </ButtonLink>
      )}
      <ButtonLink kind="secondary" href={adsLikePath(asked, answer)}>
        See ads like this
      </ButtonLink>
    </div>
  );
}

function ExportLine({ answer: { exportFloorMet } }: { answer: Answer }) {
  return (
    <p>
      <b>Selling from India?</b> Raw hair may not leave India below 65 US dollars a kilogram.{' '}
      {exportFloorMet
        ? 'At the asking price this hair may be sent abroad.'
        : 'At the asking price this hair may be sold within India only.'}
    </p>
  );
}
