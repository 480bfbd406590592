import { formatMoney } from '#rules/money/money.ts';
import { plural } from '#rules/text/plural.ts';
import type { StaffOrder } from '#market/payments/give-back/give-back-view.ts';
import { Day } from '../../frame/time/day.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { Note } from '../../ui/note.tsx';
import { ReasonField } from '../reason-field.tsx';
import type { ChosenWay } from './read-way.ts';

type GiveBackPanelProps = { shown: StaffOrder; way: ChosenWay | null; state: FormState | undefined };

/** The three ways, each with its sum; what is chosen is shown once more, with what ends, before it is done. */
export function GiveBackPanel({ shown, way, state }: GiveBackPanelProps) {
  return (
    <section className="staff-panel" id="give-back">
      <h2>Give money back</h2>
      <Asked {...shown} />
      {way && way.sum !== null ? (
        <Confirm shown={shown} how={way.how} sum={way.sum} state={state} />
      ) : (
        <Ways shown={shown} way={way} />
      )}
    </section>
  );
}

function Asked({ asked }: StaffOrder) {
  if (!asked) return null;
  return (
    <Note kind="hint">
      {formatMoney(asked)} was asked for on <Day of={asked.at} />, and the provider has not answered yet. We
      keep asking.
    </Note>
  );
}

function Ways({ shown, way }: Pick<GiveBackPanelProps, 'shown' | 'way'>) {
  const { order, sums, daysLeft } = shown;
  const show = (amount: number) => formatMoney({ amount, currency: order.currency });
  if (sums.whole === null) return <p>There is nothing to give back.</p>;
  return (
    <>
      {sums.days !== null && (
        <p>
          <ButtonLink kind="secondary" href="?how=days#give-back">
            {plural(daysLeft, 'day')} left: {show(sums.days)}
          </ButtonLink>
        </p>
      )}
      <p>
        <ButtonLink kind="secondary" href="?how=whole#give-back">
          All that is left: {show(sums.whole)}
        </ButtonLink>
      </p>
      <form method="get" action="#give-back">
        <input type="hidden" name="how" value="part" />
        <label className="staff-reason">
          <span>A part, in {order.currency}; the plan goes on</span>
          <input
            name="amount"
            inputMode="decimal"
            maxLength={20}
            autoComplete="off"
            defaultValue={way?.sum === null ? way.typed : undefined}
            aria-invalid={way?.sum === null || undefined}
          />
          {way?.sum === null && <strong>{way.problem}</strong>}
        </label>
        <Button kind="secondary">Look at it</Button>
      </form>
    </>
  );
}

type ConfirmProps = { shown: StaffOrder; how: ChosenWay['how']; sum: number; state: FormState | undefined };

function Confirm({ shown, how, sum, state }: ConfirmProps) {
  const { order, account, givenBack } = shown;
  const total = formatMoney({ amount: sum, currency: order.currency });
  return (
    <Form state={state} intent="give-back">
      <p>
        <b>{total}</b> of {formatMoney(order)} goes back to {account.username}.{' '}
        <WhatEnds shown={shown} how={how} />
      </p>
      <input type="hidden" name="how" value={how} />
      {how === 'part' && <input type="hidden" name="amount" value={sum} />}
      <input type="hidden" name="sum" value={sum} />
      <input type="hidden" name="givenBack" value={givenBack} />
      <ReasonField />
      <p className="staff-acts">
        <Button>Give back {total}</Button>{' '}
        <ButtonLink kind="quiet" href={`/super-admin-user/order/${order.id}`}>
          Another sum
        </ButtonLink>
      </p>
    </Form>
  );
}

function WhatEnds({ shown: { order, after }, how }: Pick<ConfirmProps, 'shown' | 'how'>) {
  if (how === 'part') return <>The plan goes on.</>;
  return (
    <>
      {order.planName} from this order ends at once.{' '}
      {after === null ? (
        'They then have no plan.'
      ) : (
        <>
          They then have {after.planName}
          {after.endsAt && (
            <>
              {' '}
              until <Day of={after.endsAt} />
            </>
          )}
          .
        </>
      )}
    </>
  );
}
