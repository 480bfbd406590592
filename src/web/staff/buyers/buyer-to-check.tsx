import { LOOKED_AT } from '#rules/certified/buyer-check.ts';
import { countryName } from '#rules/countries/country-names.ts';
import type { BuyerCheck } from '#market/certified/check-view.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { showDate } from '../../ui/dates.ts';
import { Ticks, toOptions } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { Facts } from '../facts.tsx';
import { LabelledInput } from '../labelled-input.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { ReasonField } from '../reason-field.tsx';
import { ToldWhy } from '../told-field.tsx';

type BuyerToCheckProps = { check: BuyerCheck; lastDay: string; state: FormState | undefined };

/** What one buyer sent, and the decision beside it. */
export function BuyerToCheck({ check, lastDay, state }: BuyerToCheckProps) {
  const which = (
    <>
      <input type="hidden" name="accountId" value={check.accountId} />
      <input type="hidden" name="version" value={check.version} />
    </>
  );
  return (
    <section className="staff-panel">
      <h2>{check.businessName}</h2>
      <BuyerFacts check={check} />
      {check.state === 'asked' ? (
        <>
          <CertifyForm check={check} lastDay={lastDay} state={state}>
            {which}
          </CertifyForm>
          <ReasonAct
            intent="refuse"
            label={`Refuse ${check.username}`}
            says={`${check.username} reads why, and can send it again.`}
            state={state}
          >
            {which}
            <ToldWhy about="buyer-refused" />
          </ReasonAct>
        </>
      ) : (
        <ReasonAct
          intent="withdraw"
          label={`Take the badge from ${check.username}`}
          says="Sellers no longer see the badge. The plan itself runs on."
          state={state}
        >
          {which}
          <ToldWhy about="buyer-withdrawn" />
        </ReasonAct>
      )}
    </section>
  );
}

function BuyerFacts({ check }: { check: BuyerCheck }) {
  return (
    <Facts
      facts={[
        [
          'Who',
          <a key="who" href={`/super-admin-user/user/${check.accountId}`}>
            {check.username}
          </a>,
        ],
        ['Country', countryName(check.country)],
        ['Register', check.registerNumber],
        // Their own words, no link: what somebody typed is not opened by a slip of the hand.
        ['Website', check.website],
        ['Address', check.shopAddress],
        ['They say', check.words],
        ['Sent', <Moment key="sent" at={check.askedAt} />],
        ['Looked at', check.lookedAt.map((each) => LOOKED_AT[each]).join(', ')],
        ['Noted', check.lookedWords],
        ['Decided by', check.decidedBy],
        ['Until', check.until && showDate(check.until)],
      ]}
    />
  );
}

function CertifyForm({ check, lastDay, state, children }: BuyerToCheckProps & { children: React.ReactNode }) {
  return (
    <Form state={state} intent="certify">
      {children}
      <Ticks name="lookedAt" label="What did you look at?" options={toOptions(LOOKED_AT)} chosen={[]} />
      <LabelledInput name="lookedWords" label="What you found (for staff, optional)" maxLength={500} />
      <Field name="until" type="date" label="It holds until" defaultValue={lastDay} max={lastDay} />
      <ToldWhy about="buyer-certified" />
      <ReasonField />
      <Button>Certify {check.username}</Button>
    </Form>
  );
}
