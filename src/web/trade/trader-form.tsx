import type { OwnTrader } from '#market/traders/trader-view.ts';
import { COUNTRY_OPTIONS } from '../account/country-options.ts';
import { Button } from '../ui/button.tsx';
import { SelectField } from '../ui/form/fields/choice.tsx';
import { Field, TextField } from '../ui/form/fields/field.tsx';
import type { FormState } from '../ui/form/form-state.ts';
import { Form } from '../ui/form/form.tsx';
import { Note } from '../ui/note.tsx';

type TraderFormProps = {
  trader: OwnTrader | null;
  country: string | undefined;
  /** No plan for traders runs. */
  mayRemove: boolean;
  state: FormState | undefined;
  isSaved: boolean;
};

export const REMOVE_DETAILS = 'remove-details';

/** Who somebody is who sells as a business. */
export function TraderForm({ trader, country, mayRemove, state: given, isSaved }: TraderFormProps) {
  const isOfRemoval = given?.intent === REMOVE_DETAILS;
  const state = isOfRemoval ? undefined : given;
  return (
    <section className="trade-sheet" aria-labelledby="details">
      <h2 id="details">Trader details</h2>
      {isSaved && <Note kind="good">Saved. They are shown with your ads and on your page.</Note>}
      <p>
        If you sell as a business, the law asks you to say who you are. Everybody can read this beside your
        ads, also when your plan has ended.
      </p>
      <Form state={state} action="/trade">
        <input type="hidden" name="version" value={trader?.version ?? 0} />
        <Field
          name="name"
          label="Name of the business"
          autoComplete="organization"
          defaultValue={trader?.name}
        />
        <TextField
          name="address"
          label="Address"
          hint="Street, town and postcode. No PO box."
          rows={3}
          maxLength={300}
          defaultValue={trader?.address}
        />
        <SelectField
          name="country"
          label="Country"
          options={COUNTRY_OPTIONS}
          chosen={trader?.country ?? country}
        />
        <Field
          name="registerNumber"
          label="Register and number (optional)"
          hint="Such as Companies House 01234567"
          defaultValue={trader?.registerNumber ?? undefined}
        />
        <Field
          name="vatNumber"
          label="VAT number (optional)"
          hint="In India the GSTIN"
          autoComplete="off"
          defaultValue={trader?.vatNumber ?? undefined}
        />
        <Field
          name="email"
          type="email"
          label="E-mail for buyers"
          autoComplete="email"
          defaultValue={trader?.email}
        />
        <Field name="phone" type="tel" label="Phone" autoComplete="tel" defaultValue={trader?.phone} />
        <Button>Save</Button>
      </Form>
      {trader && (mayRemove || isOfRemoval) && <RemoveDetails state={isOfRemoval ? given : undefined} />}
    </section>
  );
}

const RemoveDetails = ({ state }: { state: FormState | undefined }) => (
  <details open={state !== undefined}>
    <summary>I no longer sell as a business</summary>
    <p>Your details go from your ads and your page at once.</p>
    <Form state={state} intent={REMOVE_DETAILS} action="/trade">
      <Button kind="secondary">Remove my trader details</Button>
    </Form>
  </details>
);
