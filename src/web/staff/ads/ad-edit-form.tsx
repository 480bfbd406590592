import { MINOR_UNITS } from '#rules/money.ts';
import type { OwnAd } from '#market/ads/mine/own-ad-view.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { AskedAgain } from '../../ui/form/asked-again.tsx';
import { Field, TextField } from '../../ui/form/field.tsx';
import { MoneyField } from '../../ui/form/money-field.tsx';
import { ReasonAct } from '../reason-act.tsx';

/** What staff put right most: words, price, length, weight. The rest is in the form that sellers use. */
export function AdEditForm({ ad, state }: { ad: OwnAd; state: FormState | undefined }) {
  if (['sold', 'deleted', 'rejected'].includes(ad.status)) return null;
  return (
    <ReasonAct
      intent="edit"
      label="Change what it says"
      says="The seller sees the change among their ads."
      state={state}
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
        label={`Price${ad.currency ? `, ${ad.currency}` : ''}`}
        currency={ad.currency}
        defaultValue={ad.price === null ? '' : String(ad.price / MINOR_UNITS)}
      />
      <AskedAgain name="priceConfirmed">The seller means this price</AskedAgain>
      <Field name="length" label="Length" defaultValue={ad.length ?? ''} />
      <Field name="weight" label="Weight in grams" inputMode="numeric" defaultValue={ad.weight ?? ''} />
    </ReasonAct>
  );
}
