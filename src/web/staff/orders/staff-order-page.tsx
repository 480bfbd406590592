import { redirect } from 'react-router';
import type { Route } from './+types/staff-order-page.ts';
import { formatMoney } from '#rules/money/money.ts';
import { RefundOrder } from '#rules/payments/order-schema.ts';
import { ORDER_STATE_SENTENCE } from '#rules/payments/order-state.ts';
import { plural } from '#rules/text/plural.ts';
import type { StaffOrder } from '#market/payments/give-back/give-back-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { Day } from '../../frame/time/day.tsx';
import { Moment } from '../../frame/time/moment.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';
import { readText } from '../../request/form-fields.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { submit } from '../../request/submit.ts';
import { asRefused } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';
import { AuditList } from '../audit-list.tsx';
import { listDecisions, toAuditLine } from '../audit-words.ts';
import { Facts } from '../facts.tsx';
import { GiveBackPanel } from './give-back-panel.tsx';
import { readWay } from './read-way.ts';

export const handle: TrailHandle = {
  trail: [{ label: 'Ledger', url: 'ledger' }, { label: 'Order' }],
};

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { payments, staff } = context.get(marketContext);
  const shown = await orRefusedPage(payments.showToStaff({ orderId: params.id }));
  const audit = await orRefusedPage(staff.audit({ q: params.id, sort: 'newest', limit: 100 }));
  return {
    ...shown,
    way: readWay(url.searchParams, shown),
    audit: listDecisions(audit.items).map(toAuditLine),
    isDone: url.searchParams.has('done'),
  };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: RefundOrder,
    read: (form) => ({
      orderId: args.params.id,
      reason: readText(form, 'reason') ?? '',
      how: readText(form, 'how'),
      ...readNumbers(form),
    }),
    order: ({ payments }, wish) => payments.refund(wish),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${args.url.pathname}?done=1`, 303);
}

/** The sums that the form was made with. */
function readNumbers(form: FormData): Record<string, number> {
  const read = ['amount', 'sum', 'givenBack'].map((name) => [name, readText(form, name)] as const);
  return Object.fromEntries(
    read.filter(([, text]) => text !== null).map(([name, text]) => [name, Number(text)]),
  );
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what went back meanwhile. */
export const shouldRevalidate = () => true;

export default function StaffOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { order, audit, isDone } = loaderData;
  return (
    <>
      <PageHead title={`Order ${order.number}`} description="One order, and what went back of it." />
      <h1>Order {order.number}</h1>
      {isDone && !actionData && <Note kind="good">The money is on its way back, and the payer is told.</Note>}
      <div className="staff-two">
        <section className="staff-panel">
          <h2>What was ordered</h2>
          <OrderFacts {...loaderData} />
        </section>
        <GiveBackPanel shown={loaderData} way={loaderData.way} state={asRefused(actionData)} />
      </div>
      <section className="staff-panel">
        <h2>What was decided</h2>
        <AuditList entries={audit} />
      </section>
    </>
  );
}

function OrderFacts({ order, account, provider, providerOrderId, daysLeft, refunds }: StaffOrder) {
  const show = (amount: number) => formatMoney({ amount, currency: order.currency });
  return (
    <Facts
      facts={[
        ['How it stands', ORDER_STATE_SENTENCE[order.state]],
        [
          'By',
          <a key="by" href={`/super-admin-user/user/${account.id}`}>
            {account.username}
          </a>,
        ],
        ['Plan', order.planName],
        ['Charged', `${formatMoney(order)} (${order.currency})`],
        ['Shown as', order.shown.currency === order.currency ? null : formatMoney(order.shown)],
        ['Ordered', <Moment key="ordered" at={order.createdAt} />],
        ['Paid', order.capturedAt && <Moment key="paid" at={order.capturedAt} />],
        ['Days left', order.state === 'captured' ? plural(daysLeft, 'day') : null],
        ...refunds.map(({ at, amount }, each): [string, React.ReactNode] => [
          refunds.length > 1 ? `Given back, ${each + 1}` : 'Given back',
          <span key={at}>
            {show(amount)}, <Day of={at} />
          </span>,
        ]),
        ['At the provider', `${provider} ${providerOrderId ?? ''}`],
      ]}
    />
  );
}
