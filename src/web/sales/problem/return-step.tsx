import { describeRetention } from '#rules/retention/retention.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/form/fields/choice.tsx';
import { Field, FieldProblems, TextField } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import { PhotoInput } from '../forms/photo-input.tsx';
import { PressForm } from './press-form.tsx';
import { MORE_PHOTOS, type ProblemShown, RETURN_PHOTOS } from './problem-shown.ts';
import { SaidForm } from './said-form.tsx';

export type ReturnOptions = {
  carriers: readonly { value: string; label: string }[];
  countries: readonly { value: string; label: string }[];
};
type ReturnProps = { problem: ProblemShown; options: ReturnOptions; state: FormState | undefined };

/** The hair goes back: where to, with which photos, and whether it came. */
export function ReturnStep(props: ReturnProps) {
  const { problem } = props;
  if (!problem.back) return null;
  return (
    <div className="sale-stack">
      {problem.side === 'buyer' ? <SendBack {...props} /> : <GetBack {...props} />}
    </div>
  );
}

function SendBack(props: ReturnProps) {
  const { back, other, allowed } = props.problem;
  if (!back) return null;
  if (back.parcel)
    return (
      <p>
        You have sent it back: {back.parcel.carrier} {back.parcel.number}. If {other} says nothing
        {back.objectBy && (
          <>
            {' '}
            by <Moment at={back.objectBy} />
          </>
        )}
        , you get your money.
      </p>
    );
  if (!back.address)
    return (
      <p>{other} has a day to tell us where to. If nothing comes, you get your money and keep the hair.</p>
    );
  return (
    <>
      <p>Send it with tracking, only to this address:</p>
      <address>
        {[back.address.name, ...back.address.lines, back.address.country].map((line) => (
          <span key={line}>
            {line}
            <br />
          </span>
        ))}
      </address>
      {allowed.includes('post-return') && <PostForm {...props} />}
    </>
  );
}

function PostForm({ problem, options, state }: ReturnProps) {
  const isAlive = useIsAlive();
  return (
    <Form state={state} intent="post-return" {...(isAlive ? {} : { encType: 'multipart/form-data' })}>
      <input type="hidden" name="version" value={problem.version} />
      {problem.returnWord && (
        <p>
          Your code word for the photos: <b>{problem.returnWord}</b>
        </p>
      )}
      <div id="photos" className="sale-photo-inputs">
        {RETURN_PHOTOS.map(({ kind, label }) => (
          <PhotoInput key={kind} name={kind} label={label} />
        ))}
        <FieldProblems name="photos" problems={state?.problems['photos'] ?? []} />
      </div>
      <SelectField name="carrier" label="Carrier" options={options.carriers} />
      <Field
        name="number"
        label="Parcel number"
        hint="As it stands on the receipt, like AB123456785GB."
        autoComplete="off"
      />
      <Button>I have sent it back</Button>
    </Form>
  );
}

function GetBack({ problem, options, state }: ReturnProps) {
  const { id, back, allowed, version, other } = problem;
  return (
    <>
      {back && !back.parcel && problem.state === 'returning' && !back.hasAddress && (
        <AddressForm problem={problem} options={options} state={state} />
      )}
      {back?.hasAddress && !back.parcel && <p>{other} has your address.</p>}
      {allowed.includes('return-came') && (
        <PressForm
          intent="return-came"
          version={version}
          label="It is here"
          says={`The hair is back with you: the money goes back to ${other}.`}
          isMain
          state={state}
        />
      )}
      {allowed.includes('object') && (
        <SaidForm
          saleId={id}
          intent="object"
          version={version}
          label="This is not my hair"
          text="What is different?"
          hint="Weigh it, and lay your kept lock beside it. At least 20 characters."
          photos={MORE_PHOTOS}
          state={state}
        />
      )}
    </>
  );
}

const AddressForm = ({ problem: { version, other }, options, state }: ReturnProps) => (
  <Form state={state} intent="return-address">
    <input type="hidden" name="version" value={version} />
    <p>
      Say where to send your hair. Without an address within a day, the money goes back and the hair stays
      with {other}.
    </p>
    <Field name="name" label="Your name" autoComplete="name" maxLength={100} />
    <TextField
      name="lines"
      label="Street, town, postcode"
      hint={`Only the buyer sees it, and it is deleted ${describeRetention('saleAddresses')} after the end.`}
      rows={3}
      maxLength={300}
      autoComplete="street-address"
    />
    <SelectField name="country" label="Country" options={options.countries} />
    <Button kind="secondary">Save the address</Button>
  </Form>
);
