import type { StaffSale } from '#market/sales/staff/staff-sale-view.ts';
import { Field } from '../../ui/form/field.tsx';
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
          {intent === 'refund' && (
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

type Act = { intent: string; label: string; says: string };

function listActs(sale: StaffSale): Act[] {
  const may = (event: StaffSale['allowed'][number]) => sale.allowed.includes(event);
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
    may('note-arrival') &&
      !sale.isArrivalNoted && {
        intent: 'arrival',
        label: 'The carrier says: delivered',
        says: 'Open the carrier’s page first. It counts if nobody decides in time.',
      },
    sale.state === 'disputed' &&
      may('decide') &&
      !sale.isDecisionMoved && {
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
    sale.hasAddress && {
      intent: 'reveal',
      label: 'Show where the parcel goes',
      says: 'You see it once. That you looked, and why, stays in the audit log.',
    },
  ];
  return acts.filter((act) => act !== false);
}
