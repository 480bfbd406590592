import { Button } from '../../ui/button.tsx';
import { SelectField, Tick } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import type { SaleShown } from '../show-sale.ts';
import KeepTyped from './keep-typed.tsx';
import { PhotoInput } from './photo-input.tsx';

export type CarrierOption = { value: string; label: string };
type ShipFormProps = {
  sale: SaleShown;
  carriers: readonly CarrierOption[];
  mustBeSigned: boolean;
  state: FormState | undefined;
};

/** 'I have posted it': with whom, and its number. */
export function ShipForm({ sale, carriers, mustBeSigned, state }: ShipFormProps) {
  const isAlive = useIsAlive();
  return (
    <Form state={state} intent="ship" {...(isAlive ? {} : { encType: 'multipart/form-data' })}>
      <input type="hidden" name="version" value={sale.version} />
      <KeepTyped as={`ship ${sale.id}`} state={state} />
      <Parcel carriers={carriers} />
      <Tick name="signed">
        {mustBeSigned ? 'It has to be signed for (needed for so much money)' : 'It has to be signed for'}
      </Tick>
      <Field
        name="grams"
        label="What the parcel weighs, by the receipt (if you like)"
        hint="In grams."
        inputMode="decimal"
        autoComplete="off"
      />
      <PhotoInput name="receipt" label="Photo of the receipt (if you like; only our staff see it)" />
      <p>If it is lost in the post, that is your risk: insure it.</p>
      <Button>I have posted it</Button>
    </Form>
  );
}

/** A slip in the number is put right, once. */
export function CorrectParcelForm({ sale, carriers, state }: Omit<ShipFormProps, 'mustBeSigned'>) {
  return (
    <Form state={state} intent="correct-parcel">
      <input type="hidden" name="version" value={sale.version} />
      <Parcel carriers={carriers} chosen={sale.parcel} />
      <p>You can do this once.</p>
      <Button>Correct it</Button>
    </Form>
  );
}

type ParcelProps = {
  carriers: readonly CarrierOption[];
  chosen?: { carrier: string; number: string | null } | null;
};

const Parcel = ({ carriers, chosen }: ParcelProps) => (
  <>
    <SelectField name="carrier" label="Carrier" options={carriers} chosen={chosen?.carrier} />
    <Field
      name="number"
      label="Parcel number"
      hint="As it stands on the receipt, like AB123456785GB."
      autoComplete="off"
      defaultValue={chosen?.number ?? undefined}
    />
  </>
);
