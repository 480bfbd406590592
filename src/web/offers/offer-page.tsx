import { isRouteErrorResponse } from 'react-router';
import type { Route } from './+types/offer-page.ts';
import { ErrorPage } from '../frame/errors/error-page.tsx';
import { PageHead } from '../frame/head/page-head.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { byIntent } from '../request/by-intent.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { ButtonLink } from '../ui/button.tsx';
import { asRefused } from '../ui/form/form-state.ts';
import pages from '../messages/list/messages-page.module.css';
import offerStyles from './offers.css?url';
import { offerActs } from './act-on-offer.ts';
import { OfferCard } from './offer-card.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Offers', url: '/offers' }, { label: 'Offer' }] };

const CHOICES = ['yes', 'other', 'no'] as const;

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: offerStyles }];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const ticket = url.searchParams.get('t');
  const answer = url.searchParams.get('answer');
  const choice = CHOICES.find((one) => one === answer) ?? null;
  const market = context.get(marketContext);
  if (url.searchParams.has('done'))
    return { offer: null, grounds: null, terms: null, choice, isByLink: true };
  const offerId = params.id;
  if (ticket !== null) {
    const linked = await orRefusedPage(market.offers.showByLink({ offerId, ticket }));
    return { ...linked, grounds: null, choice, isByLink: true };
  }
  const { offers, sales } = requireSignIn({ url, context });
  const offer = await orRefusedPage(offers.show({ offerId }));
  const grounds = await orRefusedPage(offers.grounds({ adId: offer.ad.id, role: offer.role }));
  const terms = offer.acts.includes('accept') ? await orRefusedPage(sales.suggestTerms(offerId)) : null;
  return { offer, grounds, terms, choice, isByLink: false };
}

export async function action(args: Route.ActionArgs) {
  const ticket = args.url.searchParams.get('t');
  const { id: offerId } = args.params;
  // Whoever may not see it is turned away whatever they send.
  if (ticket === null) await orRefusedPage(requireSignIn(args).offers.show({ offerId }));
  else await orRefusedPage(args.context.get(marketContext).offers.showByLink({ offerId, ticket }));
  const done = ticket === null ? '' : '?done=yes';
  return byIntent(args, offerActs({ ticket, offerId, after: () => `/offers/${offerId}${done}` }));
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** One offer with what can be done about it. The links of an e-mail lead here: reading changes nothing, a press does. */
export default function OfferPage({ loaderData, actionData }: Route.ComponentProps) {
  const { offer, grounds, terms, choice, isByLink } = loaderData;
  if (offer === null)
    return (
      <div className={`${pages.page} ${pages.narrow}`}>
        <PageHead title="Thank you" description="Your answer has been sent." />
        <h1>Thank you</h1>
        <p>Your answer is with the other side. Sign in to see how it goes on.</p>
        <ButtonLink href="/offers">Your offers</ButtonLink>
      </div>
    );
  return (
    <div className={`${pages.page} ${pages.narrow}`}>
      <PageHead title="Offer" description="A price, and what you say to it." />
      <h1>Offer</h1>
      <p>
        For <a href={offer.ad.url}>{offer.ad.title}</a>
      </p>
      <OfferCard
        offer={offer}
        paidBy={grounds?.paidBy ?? ''}
        offersLeft={grounds?.offersLeft ?? null}
        choice={choice}
        terms={terms}
        refused={asRefused(actionData)}
      />
      {!isByLink && (
        <ButtonLink href={`/messages/${offer.conversationId}#newest`} kind="secondary">
          Open the conversation
        </ButtonLink>
      )}
    </div>
  );
}

/** A link that was used leads to where the same offer stands for whoever signs in. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const isUsed = isRouteErrorResponse(error) && error.status === GONE;
  return (
    <ErrorPage error={error}>
      {isUsed && <ButtonLink href={`/offers/${params.id}`}>Sign in and see this offer</ButtonLink>}
    </ErrorPage>
  );
}

const GONE = 410;
