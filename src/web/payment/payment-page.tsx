import { data, redirect } from 'react-router';
import { toAreaPath } from '#rules/accounts/account.ts';
import { guessHome } from '#rules/accounts/reader-home.ts';
import { CURRENCIES } from '#rules/money/money.ts';
import { CreateOrder } from '#rules/payments/order-schema.ts';
import type { OrderView, PlanView, SubscriptionView } from '#market/payments/order-view.ts';
import { comparePlans, isUsualPlan } from '#rules/payments/compare-plans.ts';
import { can } from '#rules/permissions.ts';
import { isFree, PLANS, plansFor } from '#rules/payments/subscription.ts';
import type { Route } from './+types/payment-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { forgetWanted, keepWanted, wantedPath, toContinueLink } from '../request/wanted-path.ts';
import { marketContext, prefsContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { OrderSummary } from './order-summary.tsx';
import { CurrencyLinks, toOffer } from './plan-list.tsx';
import { PlanTable } from './plan-table.tsx';
import styles from './payment.module.css';
import { orRefusedPage } from '../request/refused-page.ts';
import { requireSignIn } from '../request/sign-in.ts';
import { submit } from '../request/submit.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Day } from '../frame/time/day.tsx';
import { Note } from '../ui/note.tsx';
import type { TrailHandle } from '../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Plans and prices' }] };

/** As many of the newest as somebody may want to look at again. */
const MAX_ORDERS = 10;

const toOrderLine = ({ id, number, planName, capturedAt, refundedAt }: OrderView) => ({
  id,
  number,
  planName,
  capturedAt,
  isRefunded: refundedAt !== null,
});

const KINDS = ['seller', 'buyer'] as const;

/** By the loader: the browser need not have the rules of every plan to compare these few. */
function toTable(plans: readonly PlanView[]) {
  const types = plans.map(({ type }) => type);
  return { types, differences: comparePlans(types), usual: types.find(isUsualPlan) ?? null };
}

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { payments, viewer } = context.get(marketContext);
  const mayChoose = can(viewer, 'choose a plan');
  const own = mayChoose ? await orRefusedPage(payments.ownSubscription()) : null;
  const wanted = Number(url.searchParams.get('plan'));
  const types = mayChoose ? plansFor(viewer).map(({ type }) => type) : null;
  const plans = (await payments.plans()).filter(({ type }) => types?.includes(type) ?? true);
  const chosen = plans.find(({ type }) => type === wanted)?.type ?? null;
  if (chosen !== null) requireSignIn({ url, context });
  const home = guessHome(viewer, request.headers.get('accept-language'));
  const usual = context.get(prefsContext).currency ?? home?.currency;
  const currency = CURRENCIES.find((each) => each === url.searchParams.get('currency')) ?? usual ?? 'GBP';
  const shown = {
    plans: plans.map((plan) => toOffer(plan, currency)),
    tables: KINDS.map((kind) => toTable(plans.filter(({ takenBy }) => takenBy === kind))),
    chosen,
    currency,
    subscription: own?.subscription ?? null,
    on: viewer && (await toContinueLink(request, viewer)),
    orders:
      own?.orders
        .filter(({ capturedAt }) => capturedAt !== null)
        .slice(0, MAX_ORDERS)
        .map(toOrderLine) ?? [],
  };
  return data(shown, { headers: await keepWanted(url) });
}

/** A free plan starts at once; for any other the payer goes on to the provider's own page. */
export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: CreateOrder,
    read: (form) => ({
      plan: Number(form.get('plan')),
      currency: form.get('currency'),
      ...(form.has('shownAmount') && { shownAmount: Number(form.get('shownAmount')) }),
    }),
    async order({ payments, viewer }, wanted) {
      if (!isFree(PLANS[wanted.plan])) {
        const { orderId } = await payments.create(wanted);
        return (await payments.open(orderId)).approveUrl;
      }
      await payments.chooseFree({ plan: wanted.plan });
      return (await wantedPath(args.request)) ?? (viewer ? toAreaPath(viewer) : '/');
    },
  });
  if (!sent.isDone) return sent.back;
  const isOnTheirWay = sent.answer.startsWith('/');
  return redirect(sent.answer, { headers: isOnTheirWay ? await forgetWanted(args.url) : {} });
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function PaymentPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, tables, chosen, currency, subscription, on, orders } = loaderData;
  const plan = plans.find(({ type }) => type === chosen);
  return (
    <div className={styles.page}>
      <PageHead
        title="Plans and prices"
        description="What each plan for sellers and buyers gives and costs. Nothing renews by itself."
        path="/payment/"
      />
      <h1>Plans and prices</h1>
      {actionData && !plan && (
        <Note kind="problem" isAlert>
          {actionData.message}
        </Note>
      )}
      {subscription && on && <PlanStanding subscription={subscription} on={on} />}
      <CurrencyLinks currency={currency} chosen={chosen} />
      {tables.map(({ types, ...table }, at) => (
        <PlanTable
          key={KINDS[at]}
          {...table}
          plans={plans.filter(({ type }) => types.includes(type))}
          currency={currency}
          chosen={chosen}
          subscription={subscription}
        />
      ))}
      {plan && subscription && (
        <OrderSummary plan={plan} currency={currency} subscription={subscription} state={actionData} />
      )}
      <p className={styles.small}>
        Every plan ends by itself: there is nothing to cancel. We write to you a week before it ends. Within
        14 days of paying you can get your money back for the days that are left, on the page of your order.
      </p>
      <OwnOrders orders={orders} />
    </div>
  );
}

/** What somebody paid for before, each with its own page. */
function OwnOrders({ orders }: { orders: ReturnType<typeof toOrderLine>[] }) {
  if (orders.length === 0) return null;
  return (
    <section aria-labelledby="own-orders">
      <h2 id="own-orders">Your orders</h2>
      <ul>
        {orders.map(({ id, number, planName, capturedAt, isRefunded }) => (
          <li key={id}>
            <a href={`/payment/order/${id}`}>
              {planName}, {number}
            </a>
            , paid on <Day of={capturedAt ?? ''} />
            {isRefunded && ', refunded'}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What runs already, and until when; or what has ended. */
type PlanStandingProps = { subscription: SubscriptionView; on: { href: string; label: string } };

function PlanStanding({ subscription, on }: PlanStandingProps) {
  const { isActive, planName, endsAt, needsRenewal } = subscription;
  if (needsRenewal) return <Note kind="hint">Your plan {planName} has ended. Choose one to continue.</Note>;
  if (isActive === 0) return <Note kind="hint">Choose a plan to begin. The free one costs nothing.</Note>;
  return (
    <Note kind="good">
      <p>
        Your plan {planName ?? 'from our staff'} is active
        {endsAt === null ? (
          ' and has no end date.'
        ) : (
          <>
            {' '}
            until <Day of={endsAt} />.
          </>
        )}
      </p>
      <ButtonLink kind="quiet" href={on.href}>
        {on.label}
      </ButtonLink>
    </Note>
  );
}
