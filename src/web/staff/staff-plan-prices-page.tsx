import { redirect } from 'react-router';
import type { Route } from './+types/staff-plan-prices-page.ts';
import { CURRENCIES, CURRENCY_NAMES, formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import { SetPlanPrices } from '#rules/payments/plan-price-schema.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { readTexts } from '../request/form-fields.ts';
import { marketContext } from '../request/page-context.ts';
import { orRefusedPage } from '../request/refused-page.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Field } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';
import { ReasonField } from './reason-field.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const plans = await orRefusedPage(context.get(marketContext).payments.pricesForStaff());
  const edited = plans.find(({ plan }) => String(plan) === url.searchParams.get('plan')) ?? null;
  return { plans, edited, isDone: url.searchParams.has('done') };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: SetPlanPrices,
    read: (form) => ({
      ...readTexts(form),
      ...Object.fromEntries(CURRENCIES.map((currency) => [currency, readPrice(form.get(currency))])),
      plan: Number(form.get('plan')),
      version: Number(form.get('version')),
    }),
    order: ({ payments }, prices) => payments.setPrices(prices),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${args.url.pathname}?done=1`, 303);
}

/** What was typed as a price; what is no number is for the rules to refuse. */
const readPrice = (typed: FormDataEntryValue | null): number =>
  (typeof typed === 'string' ? parseMoney(typed) : undefined) ?? Number.NaN;

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what the first one set. */
export const shouldRevalidate = () => true;

export default function StaffPlanPricesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { plans, edited, isDone } = loaderData;
  return (
    <>
      <PageHead title="Plan prices" description="What each plan costs." />
      <h1>Plan prices</h1>
      {isDone && (
        <Note kind="good">Saved. New orders cost this at once; orders that were made keep their price.</Note>
      )}
      <table className="staff-table">
        <caption>What each plan costs</caption>
        <thead>
          <tr>
            <th scope="col">Plan</th>
            {CURRENCIES.map((currency) => (
              <th key={currency} scope="col" className="is-number">
                {currency}
              </th>
            ))}
            <th scope="col">Change</th>
          </tr>
        </thead>
        <tbody>
          {plans.map(({ plan, name, days, prices }) => (
            <tr key={plan}>
              <td data-label="Plan">
                {name}, {days} days
              </td>
              {CURRENCIES.map((currency) => (
                <td key={currency} data-label={currency} className="is-number">
                  {formatMoney({ amount: prices[currency], currency })}
                </td>
              ))}
              <td data-label="Change">
                <a href={`?plan=${plan}`}>Change {name}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>In India a plan is shown in rupees and charged in US dollars: keep the two close to each other.</p>
      {edited && <PricesForm key={`${edited.plan} ${edited.version}`} edited={edited} state={actionData} />}
    </>
  );
}

type Edited = NonNullable<Route.ComponentProps['loaderData']['edited']>;

function PricesForm({ edited, state }: { edited: Edited; state: FormState | undefined }) {
  const { plan, name, prices, version } = edited;
  return (
    <section className="staff-panel" id="change">
      <h2>Change {name}</h2>
      <Form state={state}>
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="version" value={version} />
        {CURRENCIES.map((currency) => (
          <Field
            key={currency}
            name={currency}
            label={`${CURRENCY_NAMES[currency]} (${currency})`}
            inputMode="decimal"
            defaultValue={String(prices[currency] / MINOR_UNITS)}
          />
        ))}
        <ReasonField />
        <Button>Save the prices</Button>
      </Form>
    </section>
  );
}
