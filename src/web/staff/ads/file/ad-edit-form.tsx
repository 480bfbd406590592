import type { FormState } from '../../../ui/form/form-state.ts';
import { AskedAgain } from '../../../ui/form/asked-again.tsx';
import { Field, TextField } from '../../../ui/form/fields/field.tsx';
import { MoneyField } from '../../../ui/form/fields/money-field.tsx';
import type { StaffAdFile } from './ad-file.ts';
import { ToldWhy } from '../../told-field.tsx';
import { ReasonAct } from '../../reason-act.tsx';

type AdEditFormProps = { ad: StaffAdFile; state: FormState | undefined; isDone: boolean };

/** What staff put right most: words, price, length, weight. The rest is in the form that sellers use. */
export function AdEditForm({ ad, state, isDone }: AdEditFormProps) {
  const { edited } = ad;
  if (!edited) return null;
  return (
    <ReasonAct
      intent="edit"
      label="Change what it says"
      says="The seller sees the change among their ads."
      state={state}
      isDone={isDone}
    >
      <input type="hidden" name="version" value={ad.version} />
      <Field name="title" label="Title" defaultValue={ad.title ?? ''} maxLength={90} />
      <TextField
        name="description"
        label="Description"
        rows={4}
        defaultValue={ad.description ?? ''}
        maxLength={2000}
      />
      <MoneyField
        name="price"
        label={`Price${edited.currency ? `, ${edited.currency}` : ''}`}
        currency={edited.currency}
        defaultValue={edited.price}
      />
      <AskedAgain name="priceConfirmed">The seller means this price</AskedAgain>
      <Field name="length" label="Length" defaultValue={edited.length} />
      <Field name="weight" label="Weight in grams" inputMode="numeric" defaultValue={edited.weight} />
      {!ad.isOwnEntry && <ToldWhy about="change-ad" />}
    </ReasonAct>
  );
}
