import { redirect } from 'react-router';
import type { Route } from './+types/staff-rates-page.ts';
import { describeOldRates } from '#rules/prices/rates/rate-age.ts';
import { SetRate } from '#rules/prices/rates/rate-schema.ts';
import { toNumber } from '#rules/numbers/exact.ts';
import { CURRENCIES, CURRENCY_NAMES } from '#rules/money/money.ts';
import { readNumber } from '#rules/numbers/read-number.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { ReasonField } from './reason-field.tsx';
import { readText } from '../request/form-fields.ts';
import { sendOrStay } from '../request/send-or-stay.ts';
import { submit } from '../request/submit.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/form/fields/choice.tsx';
import { showDate } from '../ui/dates.ts';
import { Field } from '../ui/form/fields/field.tsx';
import { Form } from '../ui/form/form.tsx';
import { useResetAfterSaving } from '../ui/form/use-reset-after-saving.ts';
import { Note } from '../ui/note.tsx';

const RATE_DECIMALS = 6;
const RATED = CURRENCIES.filter((currency) => currency !== 'USD');

export async function loader({ context, url }: Route.LoaderArgs) {
  const { rates, old } = await orRefusedPage(context.get(marketContext).prices.ratesForStaff());
  return { rates, old: describeOldRates(old), isDone: url.searchParams.has('done') };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: SetRate,
    read: (form) => ({
      currency: readText(form, 'currency'),
      date: readText(form, 'date'),
      reason: readText(form, 'reason') ?? '',
      perUsd: readRate(form, 'perUsd'),
      ...(readText(form, 'replaces') === null ? {} : { replaces: readRate(form, 'replaces') }),
      ...readSeen(form),
    }),
    order: (market, rate) => market.prices.setRate(rate),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${args.url.pathname}?done=1`, 303);
}

/** What was typed as a rate; what is no number is for the rules to refuse. */
function readRate(form: FormData, name: 'perUsd' | 'replaces'): number {
  const typed = form.get(name);
  const rate = typeof typed === 'string' ? readNumber(typed, RATE_DECIMALS) : undefined;
  return rate === undefined ? Number.NaN : toNumber(rate);
}

/** The rate of the chosen currency as the form was made with it. */
function readSeen(form: FormData) {
  const [perUsd, date] = readText(form, `seen-${readText(form, 'currency') ?? ''}`)?.split(' ') ?? [];
  return perUsd === undefined ? {} : { seen: { perUsd: Number(perUsd), date } };
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

/** Also after a refusal: whoever was second sees what the first one set. */
export const shouldRevalidate = () => true;

export default function StaffRatesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rates, old, isDone } = loaderData;
  return (
    <>
      <PageHead title="Currency rates" description="What one US dollar buys." />
      <h1>Currency rates</h1>
      {isDone && <Note kind="good">Saved. Ads are sorted by it in a moment.</Note>}
      {old !== null && <Note kind="problem">{old}</Note>}
      <table className="staff-table">
        <caption>What one US dollar buys</caption>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col" className="is-number">
              For one dollar
            </th>
            <th scope="col">From</th>
          </tr>
        </thead>
        <tbody>
          {RATED.map((currency) => (
            <tr key={currency}>
              <td data-label="Currency">{CURRENCY_NAMES[currency]}</td>
              <td data-label="For one dollar" className="is-number">
                {rates.perUsd[currency]}
              </td>
              <td data-label="From">{showDate(rates.dates[currency])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <SetRatePanel rates={rates} isSaved={isDone} state={actionData} />
    </>
  );
}

type SetRateProps = Pick<Route.ComponentProps['loaderData'], 'rates'> & {
  isSaved: boolean;
  state: Route.ComponentProps['actionData'];
};

function SetRatePanel({ rates, isSaved, state }: SetRateProps) {
  const form = useResetAfterSaving(isSaved && !state);
  return (
    <section className="staff-panel">
      <h2>Set a rate</h2>
      <Form ref={form} state={state}>
        <Seen rates={rates} />
        <SelectField
          name="currency"
          label="Currency"
          options={RATED.map((value) => ({ value, label: `${CURRENCY_NAMES[value]} (${value})` }))}
        />
        <Field
          name="perUsd"
          label="What one US dollar buys"
          hint="Three digits after a comma or dot are read as thousands: write 84.5120 for 84.512"
          inputMode="decimal"
          placeholder="0.79"
        />
        <Field name="date" type="date" label="Valid from" />
        <Field
          name="replaces"
          label="The rate it replaces"
          hint="Only for a past day that has one already"
          inputMode="decimal"
        />
        <ReasonField label="Where the rate is from" />
        <Button>Set the rate</Button>
      </Form>
    </section>
  );
}

/** The rates that are in force while the form is filled in, one for each that can be chosen. */
const Seen = ({ rates: { perUsd, dates } }: Pick<Route.ComponentProps['loaderData'], 'rates'>) =>
  RATED.map((currency) => (
    <input
      key={currency}
      type="hidden"
      name={`seen-${currency}`}
      value={`${perUsd[currency]} ${dates[currency]}`}
    />
  ));
