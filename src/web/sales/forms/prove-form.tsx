import { Button } from '../../ui/button.tsx';
import { Field, FieldProblems } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import type { SaleShown } from '../show-sale.ts';
import KeepTyped from './keep-typed.tsx';
import { PhotoInput } from './photo-input.tsx';
import { PROOF_PHOTOS } from './proof-photos.ts';

/** The cut hair: two photos with the code word, and what was measured. */
export function ProveForm({ sale, state }: { sale: SaleShown; state: FormState | undefined }) {
  const isAlive = useIsAlive();
  const { screen, version, agreed } = sale;
  return (
    <Form state={state} intent="prove" {...(isAlive ? {} : { encType: 'multipart/form-data' })}>
      <input type="hidden" name="version" value={version} />
      <KeepTyped as={`prove ${sale.id}`} state={state} />
      {screen.code && (
        <p>
          On the paper: <b>{screen.code.word}</b>
        </p>
      )}
      <div id="photos" className="sale-photo-inputs">
        {PROOF_PHOTOS.map(({ kind, label }) => (
          <PhotoInput key={kind} name={kind} label={label} />
        ))}
        <FieldProblems name="photos" problems={state?.problems['photos'] ?? []} />
      </div>
      <Field
        name="grams"
        label="What the scale says, in grams"
        hint={`You promised at least ${agreed.leastGrams} g.`}
        inputMode="decimal"
        autoComplete="off"
      />
      <Field
        name="length"
        label="What the tape says"
        hint={`Like 28 in or 71 cm. You promised at least ${agreed.leastLength}.`}
        autoComplete="off"
      />
      <Button>Send my photos</Button>
    </Form>
  );
}
