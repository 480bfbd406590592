import type { PriceEstimate } from '#rules/prices/hair-price.ts';
import { formatMoney, MINOR_UNITS } from '#rules/money.ts';
import { Note } from '../../ui/note.tsx';

/** What such hair fetches: three honest figures, no promise. */
export function PriceGuide({ guide }: { guide: PriceEstimate }) {
  const { dealer, asking, private: patient, currency, noMarket } = guide;
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
