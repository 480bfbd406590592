import type { Figures } from '#market/staff/figures/figures-view.ts';
import { formatNumber } from '#rules/numbers/format-number.ts';
import { CURRENCIES, formatMoney } from '#rules/money/money.ts';
import { showDate } from '../../ui/dates.ts';
import { Facts } from '../facts.tsx';
import { Moment } from '../../frame/time/moment.tsx';

/** What the days add up to, the money in each currency and as one sum. */
export function FigureTotals({ totals, from, until }: Pick<Figures, 'totals' | 'from' | 'until'>) {
  const { revenue, revenueIn } = totals;
  return (
    <section className="staff-panel">
      <h2>
        Totals, {showDate(from)} to {showDate(until)}
      </h2>
      <Facts
        facts={[
          ['Ads that went live', formatNumber(totals.wentLive)],
          ['Sold', formatNumber(totals.sold)],
          ['Ads featured', formatNumber(totals.featured)],
          ['Offers made', formatNumber(totals.offers)],
          ['Offers agreed', formatNumber(totals.offersAgreed)],
          [
            'Agreed for, of the asking price',
            totals.agreedShare === null ? 'nothing agreed' : `${totals.agreedShare} % (median)`,
          ],
          ['New accounts', formatNumber(totals.signUps)],
          ['Reports', formatNumber(totals.reports)],
          ['Searches without results', formatNumber(totals.searchesWithoutResult)],
          ...CURRENCIES.filter((currency) => revenue[currency] !== undefined).map(
            (currency): [string, string] => [
              `Revenue in ${currency}`,
              formatMoney({ amount: revenue[currency] ?? 0, currency }),
            ],
          ),
          [
            `All revenue in ${revenueIn.currency}`,
            `${formatMoney(revenueIn)}, by the rates of ${showDate(revenueIn.ratesOf)}`,
          ],
        ]}
      />
    </section>
  );
}

/** Who of staff decided how much. */
export function WorkByPerson({ work }: Pick<Figures, 'work'>) {
  return (
    <section className="staff-panel">
      <h2>Work by person</h2>
      {work.length === 0 ? (
        <p>Nothing was decided in this time.</p>
      ) : (
        <table className="staff-table">
          <thead>
            <tr>
              <th scope="col">Who</th>
              <th scope="col" className="is-number">
                Decisions
              </th>
              <th scope="col">About</th>
            </tr>
          </thead>
          <tbody>
            {work.map(({ userId, username, total, kinds }) => (
              <tr key={userId}>
                <td data-label="Who">
                  <a href={`/super-admin-user/audit?q=${userId}`}>{username}</a>
                </td>
                <td data-label="Decisions" className="is-number">
                  {formatNumber(total)}
                </td>
                <td data-label="About">
                  {Object.entries(kinds)
                    .toSorted(([, a], [, b]) => b - a)
                    .map(([kind, count]) => `${kind} ${count}`)
                    .join(', ')}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** What waits for staff, and how long the oldest has. */
export function Queues({ queues }: Pick<Figures, 'queues'>) {
  return (
    <section className="staff-panel">
      <h2>What waits now</h2>
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col" className="is-number">
              Waiting
            </th>
            <th scope="col">Oldest since</th>
          </tr>
        </thead>
        <tbody>
          {queues.map(({ name, waiting, oldest }) => (
            <tr key={name}>
              <td data-label="Queue">{name}</td>
              <td data-label="Waiting" className="is-number">
                {formatNumber(waiting)}
              </td>
              <td data-label="Oldest since">{oldest ? <Moment at={oldest} /> : 'nothing waits'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
