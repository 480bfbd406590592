import type { StaffSale } from '#market/sales/staff/staff-sale-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import { Field } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { ReasonAct } from '../reason-act.tsx';

type ActsProps = { sale: StaffSale; state: FormState | undefined; done: string | null };

/** What else can be done with a sale, each with its reason. */
export function SaleActs({ sale, state, done }: ActsProps) {
  const { version, buyer, seller } = sale;
  const acts = listActs(sale);
  return (
    <>
      {acts.map(({ intent, label, says }) => (
        <ReasonAct
          key={intent}
          intent={intent}
          label={label}
          says={says}
          state={state}
          isDone={done === intent}
          isSecret={intent === 'reveal'}
        >
          <input type="hidden" name="version" value={version} />
          {intent === 'debt' && <input type="hidden" name="to" value={owedTo(sale)} />}
          {intent === 'arrival' && <Field name="day" type="date" label="Which day does it say?" />}
          {(intent === 'refund' || intent === 'debt') && (
            <Field
              name="amount"
              label={`How much, in ${sale.money.currency}`}
              inputMode="decimal"
              maxLength={20}
              autoComplete="off"
            />
          )}
        </ReasonAct>
      ))}
      {acts.length === 0 && (
        <p>
          There is nothing to do about {buyer.username} and {seller.username} now.
        </p>
      )}
    </>
  );
}

/** Whom the house owes something: to both at once it never does. */
const owedTo = ({ owed }: StaffSale) => (owed.buyer > 0 ? 'buyer' : 'seller');

type Act = { intent: string; label: string; says: string };

function listActs(sale: StaffSale): Act[] {
  const may = (event: StaffSale['allowed'][number]) => sale.allowed.includes(event);
  const isOwed = sale.owed.buyer + sale.owed.seller > 0;
  const owed = formatMoney({ amount: sale.owed[owedTo(sale)], currency: sale.money.currency });
  const isMoving = sale.moves.some(({ state }) => state === 'asked');
  const acts: (Act | false)[] = [
    may('freeze') && {
      intent: 'freeze',
      label: 'Stop this sale',
      says: 'Nothing moves and the light is red until you let it go on or end it. Both are told.',
    },
    may('unfreeze') && {
      intent: 'unfreeze',
      label: 'Let it go on',
      says: 'It goes on where it was. The lost time is given back, as far as the deadlines allow.',
    },
    may('note-arrival') && {
      intent: 'arrival',
      label: 'The carrier says: delivered',
      says: 'Open the carrier’s page first. It counts if nobody decides in time.',
    },
    sale.mayPutOff && {
      intent: 'postpone',
      label: 'Decide later',
      says: 'Once, and to the last day that there is: while a parcel still travels.',
    },
    isMoving && {
      intent: 'retry',
      label: 'Ask PayPal for the money now',
      says: 'With the same number as before: nothing moves twice.',
    },
    sale.state === 'released' && {
      intent: 'refund',
      label: 'Give money back after the payout',
      says: `It comes from the PayPal account of ${sale.seller.username}.`,
    },
    sale.mayFollowUp && {
      intent: 'follow',
      label: 'The parcel came after all',
      says: `A new sale of the same terms. ${sale.buyer.username} can buy nothing else until it is paid.`,
    },
    isOwed && {
      intent: 'debt',
      label: 'We paid what we owed',
      says: `We owe the ${owedTo(sale)} ${owed}. Pay it by hand first, then write it down here.`,
    },
    sale.hasAddress && {
      intent: 'reveal',
      label: 'Show where the parcel goes',
      says: 'You see it once. That you looked, and why, stays in the audit log.',
    },
  ];
  return acts.filter((act) => act !== false);
}
