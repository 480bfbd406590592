import type { ReactNode } from 'react';
import type { SaleButton } from '#rules/sales/words/sale-screen.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Field, TextField } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import type { SaleShown } from '../show-sale.ts';
import { LowerPrice, PartFields } from './part-fields.tsx';
import { sayCost } from './say-cost.ts';

type StepActProps = {
  button: SaleButton;
  sale: SaleShown;
  state: FormState | undefined;
  /** Where it is said elsewhere on the page why it was refused. */
  note?: 'plain' | 'above';
  kind?: 'primary' | 'secondary' | 'quiet';
  /** On a page of its own: what it asks is not folded. */
  isWhole?: boolean;
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
export function StepAct({
  button,
  sale,
  state,
  note = 'plain',
  kind = 'quiet',
  isWhole = false,
}: StepActProps) {
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
  const form = (children: ReactNode, stateShown = state) => (
    <Form state={stateShown} intent={event} note={note}>
      <input type="hidden" name="version" value={sale.version} />
      {button.choice && <input type="hidden" name="choice" value={button.choice} />}
      {children}
    </Form>
  );
  if (!asked) return form(<Button kind={kind}>{label}</Button>);
  if (isWhole) return form(asked(sale));
  // Without script a page with a green light loads itself anew every half minute, and would lose what is typed.
  const isElsewhere = isTyped(button) && sale.light.colour === 'green' && !state;
  return (
    <>
      {/* What was refused is said at the field below, with the sum in it. */}
      {event === 'offer-part' &&
        sale.lowerBy !== null &&
        form(<LowerPrice sale={sale} by={sale.lowerBy} />, undefined)}
      <details className={`sale-ask ${isElsewhere ? 'with-script' : ''}`} open={state?.intent === event}>
        <summary>{label}</summary>
        {form(asked(sale))}
      </details>
      {isElsewhere && (
        <a className="sale-elsewhere without-script" href={`/sales/${sale.id}/cancel`}>
          {label}
        </a>
      )}
    </>
  );
}

const TYPED: readonly string[] = ['withdraw', 'cancel', 'offer-part'];
export const isTyped = ({ event }: SaleButton): boolean => TYPED.includes(event);

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
  'note-arrival': (sale) => (
    <>
      <p>
        Look at the carrier’s page. What you enter counts if {sale.other.username} says that nothing came.
      </p>
      <Field
        name="day"
        type="date"
        label="Which day does it say?"
        min={sale.parcel?.sentAt.slice(0, 10)}
        max={sale.today}
        defaultValue={sale.today}
      />
      <Button kind="secondary">The carrier says: delivered</Button>
    </>
  ),
  'offer-part': (sale) => <PartFields sale={sale} />,
};

const Reason = () => <TextField name="reason" label="Why? (if you like)" rows={2} />;
