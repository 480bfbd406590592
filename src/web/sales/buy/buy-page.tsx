import { data } from 'react-router';
import type { Purchase } from '#market/sales/agree/purchase-view.ts';
import { formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import type { Route } from './+types/buy-page.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { AdHead } from '../../messages/thread/head/ad-head.tsx';
import { offerFromForm } from '../../messages/offer/offer-from-form.ts';
import pages from '../../messages/list/messages-page.module.css';
import { byIntent } from '../../request/by-intent.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { requireSignIn } from '../../request/sign-in.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';
import { MoneyLine } from '../parts/money-line.tsx';
import { sayLength } from '../sale-facts.ts';
import saleStyles from '../sales.css?url';

export const handle: TrailHandle = {
  trail: (pathname) => [
    { label: 'The ad', url: pathname.replace(/\/buy\/?$/, '') },
    { label: 'Buy with protection' },
  ],
};

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: saleStyles }];

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const market = requireSignIn({ url, context });
  const found = await orRefusedPage(market.ads.show(params.id));
  if (found?.kind !== 'shown') throw data(null, { status: found ? 410 : 404 });
  const { id, url: page, title, status, price, currency, photos } = found.ad;
  return {
    ad: { url: page, title, status, price, currency, photo: photos[0]?.urls.small ?? null },
    seller: found.seller.username,
    purchase: await orRefusedPage(market.sales.purchase(id)),
  };
}

/** The asking price as it was read; one that has changed since is refused. */
export async function action(args: Route.ActionArgs) {
  const market = requireSignIn(args);
  const found = await orRefusedPage(market.ads.show(args.params.id));
  if (found?.kind !== 'shown') throw data(null, { status: found ? 410 : 404 });
  // Who may not buy it is turned away whatever they send.
  const { problem } = await orRefusedPage(market.sales.purchase(found.ad.id));
  // The page that comes back says what has changed: nobody offers here without protection.
  if (problem !== null) return data(null, { status: 409 });
  return byIntent(args, { offer: (posted) => offerFromForm(posted, found.ad.id) });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** What hair costs in a protected sale, to the penny, and how it goes; it ends in an offer of the asking price. */
export default function BuyPage({ loaderData: { ad, seller, purchase }, actionData }: Route.ComponentProps) {
  return (
    <div className={`${pages.page} sale-page`}>
      <PageHead title="Buy with protection" description="All sums before you offer." />
      <AdHead title="Buy with protection" ad={ad} />
      {purchase.problem === null ? (
        <div className="sale-columns sale-sum-first">
          <Sums ad={ad} seller={seller} purchase={purchase} state={actionData ?? undefined} />
          <Steps seller={seller} purchase={purchase} />
        </div>
      ) : (
        <>
          <Note kind="problem">{purchase.problem}</Note>
          <p>
            <ButtonLink kind="secondary" href={ad.url}>
              Back to the ad
            </ButtonLink>
          </p>
        </>
      )}
    </div>
  );
}

type Possible = Extract<Purchase, { problem: null }>;

const Steps = ({ seller, purchase }: { seller: string; purchase: Possible }) => (
  <section className="sale-panel" aria-labelledby="how-it-goes">
    <h2 id="how-it-goes">How it goes</h2>
    <ol className="sale-todo">
      <li>
        <b>You offer the price.</b> {seller} has 48 hours to say yes. You have paid nothing.
      </li>
      <li>
        <b>You pay at PayPal.</b> PayPal holds the money. {seller} does not have it yet.
      </li>
      <li>
        <b>
          {seller} {purchase.isUncut ? 'cuts' : 'packs'} the hair
        </b>{' '}
        and sends you photos of it beside a tape and on a scale. Then it is posted, within {purchase.shipDays}{' '}
        days of your payment.
      </li>
      <li>
        <b>You look at it, for 3 days.</b> All is well, or you say nothing: {seller} is paid. Something is
        wrong: say so, and the money waits.
      </li>
    </ol>
    <p className="sale-small">
      Promised: at least {purchase.leastGrams} g and {sayLength(purchase.leastLengthMm)}, if {seller} changes
      nothing with the yes. <a href="/protected-sale/">All about protected sales</a>
    </p>
  </section>
);

type SumsProps = {
  ad: { url: string; price: number | null };
  seller: string;
  purchase: Possible;
  state: FormState | undefined;
};

function Sums({ ad, seller, purchase, state }: SumsProps) {
  const { sums, currency, isPostageTold } = purchase;
  const say = (amount: number) => formatMoney({ amount, currency });
  const postage = isPostageTold ? say(sums.postage) : `${seller} says`;
  return (
    <section className="sale-panel sale-money" aria-labelledby="the-money">
      <h2 id="the-money">The money</h2>
      <dl>
        <MoneyLine label="Hair" about="the asking price" value={say(sums.price)} />
        <MoneyLine label="Postage" about={isPostageTold ? undefined : 'with the yes'} value={postage} />
        <MoneyLine label="Protection fee" about="back to you if it is not posted" value={say(sums.fee)} />
        <MoneyLine
          label={isPostageTold ? 'You pay' : 'You pay, with postage on top'}
          value={say(sums.total)}
          isSum
        />
      </dl>
      <Form state={state} intent="offer">
        <input type="hidden" name="asking" value={(ad.price ?? 0) / MINOR_UNITS} />
        <Button>Offer {say(sums.price)}</Button>
      </Form>
      <p className="sale-small">
        You pay nothing now. With the yes {seller} fixes postage and days. You see the whole sum once more,
        and agree by paying.{purchase.isAbroad && ' Customs, if there is any, is yours to pay.'}
      </p>
      <p className="sale-small">
        <a href={ad.url}>Back to the ad</a>
      </p>
    </section>
  );
}
