import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldProblems, TextField } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import KeepTyped from '../forms/keep-typed.tsx';
import { PhotoInput } from '../forms/photo-input.tsx';

type SaidFormProps = {
  saleId: string;
  intent: string;
  version: number;
  label: string;
  text: string;
  hint?: string;
  photos: readonly { kind: string; label: string }[];
  state: FormState | undefined;
  children?: ReactNode;
};

/** Something to say, with photos that may go with it. Works without script, too. */
export function SaidForm(props: SaidFormProps) {
  const { saleId, intent, version, label, text, hint, photos, state, children } = props;
  const isAlive = useIsAlive();
  const own = state?.intent === intent ? state : undefined;
  return (
    <Form state={state} intent={intent} {...(isAlive ? {} : { encType: 'multipart/form-data' })}>
      <input type="hidden" name="version" value={version} />
      <KeepTyped as={`${intent} ${saleId}`} state={own} />
      {children}
      <TextField name="text" label={text} hint={hint} rows={5} maxLength={2000} />
      {photos.length > 0 && (
        <div id="photos" className="sale-photo-inputs">
          {photos.map(({ kind, label: shows }) => (
            <PhotoInput key={kind} name={kind} label={shows} />
          ))}
          <FieldProblems name="photos" problems={own?.problems['photos'] ?? []} />
        </div>
      )}
      <Button>{label}</Button>
    </Form>
  );
}
