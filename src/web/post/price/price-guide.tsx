import { estimateFrom, judgePrice, type PriceGrounds } from '#rules/prices/fair-price.ts';
import { isFarOff, toWorth } from '#rules/prices/far-off.ts';
import { type Currency, formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { FairPriceMeter, PriceScale } from '../../prices/fair-price-meter.tsx';
import { Note } from '../../ui/note.tsx';
import { useTypedValue } from '../draft/typed.ts';
import styles from '../step/step-frame.module.css';

type PriceGuideProps = { grounds: PriceGrounds; currency: Currency };

/** What such hair fetches: three honest figures, no promise. */
export function PriceGuide({ grounds, currency }: PriceGuideProps) {
  const { dealer, asking, private: patient, noMarket } = estimateFrom(grounds, currency);
  const money = (amount: number | null) =>
    amount === null ? '' : formatMoney({ amount: amount * MINOR_UNITS, currency });
  return (
    <Note kind="hint">
      {noMarket ? (
        <p>There is hardly any market for hair like this. Set any price you like.</p>
      ) : (
        <p>
          A dealer pays about <b>{money(dealer)}</b>, most ask about <b>{money(asking)}</b>, and a patient
          private sale can bring <b>{money(patient)}</b>. This comes from our price table and is no promise.
        </p>
      )}
    </Note>
  );
}

type PriceMeterProps = PriceGuideProps & { price: string };

/** Where the price lies that is being typed: among real sales, or where there are too few of them in our table. */
export function PriceMeter({ grounds, currency, price: before }: PriceMeterProps) {
  const price = parseMoney(useTypedValue('price') ?? before);
  if (price === undefined || price <= 0) return null;
  const estimate = estimateFrom(grounds, currency);
  const { alike, grams, rates } = grounds;
  return (
    <div className={styles.group}>
      {alike ? (
        <FairPriceMeter fair={judgePrice({ price, currency, grams, alike, rates })} />
      ) : (
        !estimate.noMarket && <TableMeter price={price} {...toMinor(estimate)} />
      )}
      {isFarOff(price, toWorth(estimate, rates).amount) && (
        <Note kind="hint">Is a comma or a zero out of place?</Note>
      )}
    </div>
  );
}

type Figures = { low: number; middle: number; high: number };

const toMinor = ({ dealer, asking, private: patient }: ReturnType<typeof estimateFrom>): Figures => ({
  low: (dealer ?? 0) * MINOR_UNITS,
  middle: (asking ?? 0) * MINOR_UNITS,
  high: (patient ?? 0) * MINOR_UNITS,
});

function TableMeter({ price, ...figures }: Figures & { price: number }) {
  const { low, high } = figures;
  const words =
    price < low
      ? 'Below what a dealer pays.'
      : price > high
        ? 'Above what even a patient private sale brings.'
        : 'Between what a dealer pays and what a patient private sale can bring.';
  return (
    <PriceScale price={price} {...figures}>
      <b>{words}</b> Too little hair like this has sold here to compare with; this is from our price table.
    </PriceScale>
  );
}
