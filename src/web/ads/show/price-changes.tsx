import type { PriceBefore } from '#market/ads/ad-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import { showDate } from '../../ui/dates.ts';

/** What it cost before, for whoever wonders whether to wait or to hurry. */
export function PriceChanges({ before }: { before: readonly PriceBefore[] }) {
  return (
    <details>
      <summary>
        The price has changed {before.length === 1 ? 'once' : `${before.length} times`}: see earlier prices
      </summary>
      <ul>
        {before.map(({ price, currency, until }) => (
          <li key={until}>
            {price === null || currency === null
              ? 'Open to offers'
              : formatMoney({ amount: price, currency })}
            , until {showDate(until)}
          </li>
        ))}
      </ul>
    </details>
  );
}
