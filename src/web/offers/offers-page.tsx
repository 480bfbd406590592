import type { Route } from './+types/offers-page.ts';
import type { OfferView } from '#market/agreements/show/offer-view.ts';
import { pick } from '#rules/pick.ts';
import { OFFER_LISTS, type OfferList } from '#rules/offers/offer-words.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { requireTrader } from '../ratings/require-trader.ts';
import { byIntent } from '../request/by-intent.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { ButtonLink } from '../ui/button.tsx';
import { asRefused, type FormState } from '../ui/form/form-state.ts';
import pages from '../messages/list/messages-page.module.css';
import { offerActs } from './act-on-offer.ts';
import { OfferRow } from './offer-row.tsx';
import type { OfferInList } from './offer-says.ts';
import lightStyles from '../sales/light/light.css?url';
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

export const links: Route.LinksFunction = () =>
  [offerStyles, lightStyles].map((href) => ({ rel: 'stylesheet', href }));

/** Of a list that stands alone. */
const SHOWN_ALONE = 24;

/** The first of each list; `list` shows one alone, and `after` goes on in it. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { offers } = await requireTrader({ url, context });
  const alone = OFFER_LISTS.find((list) => list === url.searchParams.get('list')) ?? null;
  const after = (alone && url.searchParams.get('after')) ?? undefined;
  const parts = await Promise.all(
    OFFER_LISTS.filter((list) => alone === null || list === alone).map(async (list) => {
      const limit = alone ? SHOWN_ALONE : SHOWN[list];
      const { items, next } = await orRefusedPage(offers.list({ list, limit, after }));
      return { list, items: items.map(toShown), more: next && toMorePath(list, alone && next) };
    }),
  );
  return { alone, parts: parts.filter(({ items }) => items.length > 0) };
}

const toMorePath = (list: OfferList, after: string | null): string =>
  `/offers?${new URLSearchParams({ list, ...(after !== null && { after }) })}`;

const IN_LIST = [
  'id',
  'conversationId',
  'other',
  'role',
  'isMine',
  'amount',
  'currency',
  'askingPrice',
  'answered',
  'state',
  'expiresAt',
  'reservedUntil',
  'endedWhy',
  'saleId',
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
export default function OffersPage({ loaderData: { alone, parts }, actionData }: Route.ComponentProps) {
  useLiveOffers();
  return (
    <div className={pages.page}>
      <PageHead title="Offers" description="Prices that wait for an answer, and those that were agreed on." />
      <h1>Offers</h1>
      {alone !== null && (
        <p>
          <a href="/offers">All offers</a>
        </p>
      )}
      {parts.length === 0 && (
        <p className={pages.empty}>
          {alone === null
            ? 'No offers yet. Buyers can make one on every live ad.'
            : 'There are no more here.'}
        </p>
      )}
      {parts.length > 1 && (
        <nav aria-label="Kinds of offers" className="offer-jumps">
          {parts.map(({ list, items, more }) => (
            <a key={list} href={`#${list}`}>
              {TITLES[list]}{' '}
              <b>
                {items.length}
                {more !== null && '+'}
              </b>
            </a>
          ))}
        </nav>
      )}
      {parts.map((part) => (
        <OfferPart key={part.list} {...part} isAlone={alone !== null} posted={asRefused(actionData)} />
      ))}
    </div>
  );
}

type OfferPartProps = Route.ComponentProps['loaderData']['parts'][number] & {
  isAlone: boolean;
  posted: FormState | undefined;
};

function OfferPart({ list, items, more, isAlone, posted }: OfferPartProps) {
  return (
    <section aria-labelledby={list} className="offer-part">
      <h2 id={list}>{TITLES[list]}</h2>
      <ul>
        {items.map((offer) => (
          <OfferRow key={offer.id} offer={offer} posted={posted} />
        ))}
      </ul>
      {more !== null && (
        <ButtonLink kind="secondary" href={more}>
          {isAlone ? 'Older offers' : `More: ${TITLES[list]}`}
        </ButtonLink>
      )}
    </section>
  );
}
