import type { Route } from './+types/offers-page.ts';
import type { OfferView } from '#market/agreements/offer-view.ts';
import { pick } from '#rules/pick.ts';
import { OFFER_LISTS, type OfferList } from '#rules/offers/offer-words.ts';
import { PageHead } from '../frame/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { requireTrader } from '../ratings/require-trader.ts';
import { byIntent } from '../request/by-intent.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { asRefused } from '../ui/form/form-state.ts';
import pages from '../messages/messages-page.module.css';
import { offerActs } from './act-on-offer.ts';
import { OfferRow } from './offer-row.tsx';
import type { OfferInList } from './offer-says.ts';
import offerStyles from './offers.css?url';
import { useLiveOffers } from './use-live-offers.ts';

export const handle: TrailHandle = { trail: [{ label: 'Offers' }] };

const TITLES: Record<OfferList, string> = {
  'waiting-for-me': 'Waiting for you',
  'waiting-for-them': 'Waiting for them',
  agreed: 'Agreed',
  ended: 'Ended',
};
/** As many of each as fit a page that is read on a telephone; of those that are over only the last. */
const SHOWN: Record<OfferList, number> = {
  'waiting-for-me': 12,
  'waiting-for-them': 8,
  agreed: 6,
  ended: 6,
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: offerStyles }];

export async function loader({ url, context }: Route.LoaderArgs) {
  const { offers } = await requireTrader({ url, context });
  const parts = await Promise.all(
    OFFER_LISTS.map(async (list) => ({
      list,
      items: (await orRefusedPage(offers.list({ list, limit: SHOWN[list] }))).items.map(toShown),
    })),
  );
  return { parts: parts.filter(({ items }) => items.length > 0) };
}

const IN_LIST = [
  'id',
  'conversationId',
  'other',
  'role',
  'isMine',
  'amount',
  'currency',
  'askingPrice',
  'state',
  'expiresAt',
  'reservedUntil',
  'endedWhy',
  'acts',
] as const satisfies (keyof OfferView)[];

/** No more of an offer than a line of the list shows. */
const toShown = (offer: OfferView): OfferInList => ({
  ...pick(offer, IN_LIST),
  ad: pick(offer.ad, ['title', 'photo', 'grams']),
});

export async function action(args: Route.ActionArgs) {
  await requireTrader(args);
  return byIntent(args, offerActs({ after: () => '/offers' }));
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Offers on both sides, by whom they wait for. */
export default function OffersPage({ loaderData: { parts }, actionData }: Route.ComponentProps) {
  useLiveOffers();
  return (
    <div className={pages.page}>
      <PageHead title="Offers" description="Prices that wait for an answer, and those that were agreed on." />
      <h1>Offers</h1>
      {parts.length === 0 && (
        <p className={pages.empty}>No offers yet. Buyers can make one on every live ad.</p>
      )}
      {parts.length > 1 && (
        <nav aria-label="Kinds of offers" className="offer-jumps">
          {parts.map(({ list, items }) => (
            <a key={list} href={`#${list}`}>
              {TITLES[list]} <b>{items.length}</b>
            </a>
          ))}
        </nav>
      )}
      {parts.map(({ list, items }) => (
        <section key={list} aria-labelledby={list} className="offer-part">
          <h2 id={list}>{TITLES[list]}</h2>
          <ul>
            {items.map((offer) => (
              <OfferRow key={offer.id} offer={offer} posted={asRefused(actionData)} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
