import { useState } from 'react';
import type { SuggestedTerms } from '#market/sales/agree/suggested-terms-view.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import { CURRENCY_SYMBOLS, formatMoney, MINOR_UNITS } from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { SHIP_DAYS } from '#rules/sales/life/sale-deadlines.ts';
import { PROVIDER_RATES, sumUp } from '#rules/sales/money/sale-fee.ts';
import { Field } from '../ui/form/fields/field.tsx';
import { SelectField } from '../ui/form/fields/choice.tsx';
import { useFieldState, useWasRefused } from '../ui/form/form.tsx';

const NAMES = ['postage', 'shipDays', 'leastGrams', 'leastLength'];
const DAYS = Array.from(
  { length: SHIP_DAYS.most - SHIP_DAYS.least + 1 },
  (_, more) => SHIP_DAYS.least + more,
);

/** What a yes to a protected sale fixes beside the price; nobody changes it afterwards. Filled in as the ad has it. */
export default function SaleTermsFields({ terms }: { terms: SuggestedTerms }) {
  const asked = terms.postage > 0 ? String(terms.postage / MINOR_UNITS) : '';
  const back = useFieldState('postage').typed?.[0] ?? asked;
  const [typed, setTyped] = useState<string>();
  const isRefused = useWasRefused(NAMES);
  return (
    <>
      <Sums terms={terms} postage={parseMoney(typed ?? back) ?? 0} />
      <details open={isRefused}>
        <summary>Postage, days, grams and length</summary>
        <Field
          name="postage"
          label={`Postage that the buyer pays, in ${CURRENCY_SYMBOLS[terms.price.currency]}`}
          hint="Leave it empty if postage is in the price."
          defaultValue={asked}
          inputMode="decimal"
          autoComplete="off"
          onInput={(event) => setTyped(event.currentTarget.value)}
        />
        <SelectField
          name="shipDays"
          label="Days you need to post it"
          options={DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
          chosen={String(terms.shipDays)}
        />
        <Field
          name="leastGrams"
          label="The fewest grams you promise"
          hint="A little less than your ad says, so that nobody argues over a gram."
          defaultValue={String(terms.leastGrams)}
          inputMode="numeric"
          autoComplete="off"
        />
        <Field
          name="leastLength"
          label="The shortest length you promise"
          hint="In inches or centimetres. An inch less than your ad says."
          defaultValue={`${mmToInches(terms.leastLengthMm)} in`}
          autoComplete="off"
        />
      </details>
    </>
  );
}

/** Who pays what, before the yes. */
function Sums({ terms: { price, isFromIndia }, postage }: { terms: SuggestedTerms; postage: number }) {
  const { currency } = price;
  const sums = sumUp(price, postage, isFromIndia ? PROVIDER_RATES.fromIndia : PROVIDER_RATES.home);
  const say = (amount: number) => formatMoney({ amount, currency });
  return (
    <p>
      A yes starts a <a href="/protected-sale/">protected sale</a>. The buyer pays{' '}
      <b>
        <output>{say(sums.total)}</output>
      </b>
      : {say(price.amount)} for the hair, {postage > 0 ? `${say(postage)} postage, ` : ''}
      {say(sums.fee)} protection. PayPal takes about {say(sums.charge)}. You get about{' '}
      <b>{say(sums.sellerGets)}</b>. If you do not post, PayPal keeps its charge from you.
    </p>
  );
}
