import type { Route } from './+types/offers-page.ts';
import type { OfferView } from '#market/agreements/offer-view.ts';
import { formatMoney } from '#rules/money.ts';
import { OFFER_LISTS, OFFER_STATE_LABELS, type OfferList } from '#rules/offers/offer-words.ts';
import { PageHead } from '../frame/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { Moment } from '../frame/time/moment.tsx';
import { requireTrader } from '../ratings/require-trader.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import pages from '../messages/messages-page.module.css';
import offerStyles from './offers.css?url';

export const handle: TrailHandle = { trail: [{ label: 'Offers' }] };

const TITLES: Record<OfferList, string> = {
  'waiting-for-me': 'Waiting for you',
  'waiting-for-them': 'Waiting for them',
  agreed: 'Agreed',
  ended: 'Ended',
};
/** As many of each as fit a page that is read on a telephone; of those that are over only the last. */
const SHOWN = 20;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: offerStyles }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { offers } = await requireTrader({ url, context });
  const parts = await Promise.all(
    OFFER_LISTS.map(async (list) => ({
      list,
      items: (await orRefusedPage(offers.list({ list, limit: SHOWN }))).items.map(toShown),
    })),
  );
  return { parts: parts.filter(({ items }) => items.length > 0) };
}

/** No more of an offer than a line of the list says. */
const toShown = ({ id, ad, role, amount, currency, state, expiresAt, reservedUntil }: OfferView) => ({
  id,
  title: ad.title,
  role,
  money: { amount, currency },
  state,
  until: state === 'open' ? expiresAt : reservedUntil,
});

/** Offers on both sides, by whom they wait for. */
export default function OffersPage({ loaderData: { parts } }: Route.ComponentProps) {
  return (
    <div className={`${pages.page} ${pages.narrow}`}>
      <PageHead title="Offers" description="Prices that wait for an answer, and those that were agreed on." />
      <h1>Offers</h1>
      {parts.length === 0 && <p>No offers yet. Buyers can make one on every live ad.</p>}
      {parts.map(({ list, items }) => (
        <section key={list} aria-labelledby={list} className="offer-part">
          <h2 id={list}>{TITLES[list]}</h2>
          <ul>
            {items.map(({ id, title, role, money, state, until }) => (
              <li key={id}>
                <a href={`/offers/${id}`}>
                  <strong>{formatMoney(money)}</strong> for {title}
                </a>
                <small>
                  {role === 'seller' ? 'You sell' : 'You buy'} · {OFFER_STATE_LABELS[state]}
                  {until !== null && (
                    <>
                      {' · until '}
                      <Moment at={until} />
                    </>
                  )}
                </small>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
