import type { ReactNode } from 'react';
import { CURRENCY_SYMBOLS, formatMoney } from '#rules/money.ts';
import type { SaleButton } from '#rules/sales/words/sale-screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import type { SaleShown } from '../show-sale.ts';
import { sayCost } from './say-cost.ts';

type StepActProps = {
  button: SaleButton;
  sale: SaleShown;
  state: FormState | undefined;
  /** Where it is said elsewhere on the page why it was refused. */
  note?: 'plain' | 'above';
  kind?: 'primary' | 'secondary' | 'quiet';
};

/** Where a step needs a page of its own. */
const PAGES: Partial<Record<SaleButton['event'], string>> = {
  prove: 'cut',
  ship: 'send',
  'correct-parcel': 'send',
  dispute: 'problem',
  answer: 'problem',
  'add-evidence': 'problem',
  drop: 'problem',
  'give-in': 'problem',
  'accept-decision': 'problem',
  appeal: 'problem',
  'post-return': 'return',
  'return-came': 'return',
  'return-address': 'return',
  object: 'return',
  evidence: 'evidence',
};

/** One thing that can be done about a sale: a link to its page, or a form that is sent by one press. */
export function StepAct({ button, sale, state, note = 'plain', kind = 'quiet' }: StepActProps) {
  const { event, label } = button;
  const page = PAGES[event];
  if (page !== undefined)
    return (
      <ButtonLink kind={kind} href={`/sales/${sale.id}/${page}`}>
        {label}
      </ButtonLink>
    );
  if (event === 'connect')
    return (
      <ButtonLink kind={kind} href="/seller/seller-profile/payout">
        {label}
      </ButtonLink>
    );
  if (event === 'follow')
    return (
      <ButtonLink kind={kind} href={sale.parcel?.followUrl ?? ''} target="_blank" rel="noreferrer">
        {label}
      </ButtonLink>
    );
  const asked = ASKED[event];
  const form = (children: ReactNode) => (
    <Form state={state} intent={event} note={note}>
      <input type="hidden" name="version" value={sale.version} />
      {button.choice && <input type="hidden" name="choice" value={button.choice} />}
      {children}
    </Form>
  );
  if (!asked) return form(<Button kind={kind}>{label}</Button>);
  return (
    <details className="sale-ask" open={state?.intent === event}>
      <summary>{label}</summary>
      {form(asked(sale))}
    </details>
  );
}

/** What is asked or said before the press, where one press would be too quick. */
const ASKED: Partial<Record<SaleButton['event'], (sale: SaleShown) => ReactNode>> = {
  withdraw: () => (
    <>
      <p>Nothing was paid. The other side is told that the sale is off.</p>
      <Reason />
      <Button kind="secondary">Call it off</Button>
    </>
  ),
  cancel: (sale) => (
    <>
      <p>{sayCost(sale)}</p>
      <Reason />
      <Button kind="secondary">Cancel this sale</Button>
    </>
  ),
  'ask-to-cancel': (sale) => (
    <>
      <p>
        {sale.other.username} may say yes or no. {sayCost(sale)}
      </p>
      <Button kind="secondary">Ask {sale.other.username}</Button>
    </>
  ),
  'grant-days': (sale) => (
    <>
      <p>You can do this once. {sale.other.username} then has more time to post.</p>
      <div className="sale-row">
        <Button kind="secondary" name="days" value="1">
          One more day
        </Button>
        <Button kind="secondary" name="days" value="2">
          Two more days
        </Button>
      </div>
    </>
  ),
  'offer-part': (sale) => <PartFields sale={sale} />,
};

const Reason = () => <TextField name="reason" label="Why? (if you like)" rows={2} />;

function PartFields({ sale: { money, lowerBy, other } }: { sale: SaleShown }) {
  return (
    <>
      <p>
        {other.username} keeps the hair and gets this much back. The offer stands for two days.
        {lowerBy !== null &&
          ` By what you weighed, ${formatMoney({ amount: lowerBy, currency: money.currency })} would be fair.`}
      </p>
      <Field
        name="amount"
        label={`How much in ${CURRENCY_SYMBOLS[money.currency]}`}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={lowerBy === null ? undefined : String(lowerBy / 100)}
      />
      <Button kind="secondary">Offer it</Button>
    </>
  );
}
