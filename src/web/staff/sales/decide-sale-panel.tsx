import type { StaffSale } from '#market/sales/staff/staff-sale-view.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/form/fields/choice.tsx';
import { Field, TextField } from '../../ui/form/fields/field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import { Form } from '../../ui/form/form.tsx';
import { ReasonField } from '../reason-field.tsx';

type DecideProps = { sale: StaffSale; state: FormState | undefined };

/** Where the money goes: on a dispute, after an appeal, or of what stands still or goes back. */
export function DecideSalePanel({ sale, state }: DecideProps) {
  if (!sale.allowed.includes('decide')) return null;
  const isAppeal = sale.state === 'disputed' && sale.dispute?.appealedBy != null;
  const isWhole = sale.state !== 'disputed';
  return (
    <Form state={state} intent={isAppeal ? 'appeal' : 'decide'}>
      <input type="hidden" name="version" value={sale.version} />
      <Choices
        name="outcome"
        label={isAppeal ? 'Our last word' : 'Where the money goes'}
        options={toOutcomes(sale, isWhole)}
      />
      {!isWhole && (
        <Field
          name="amount"
          label={`How much of the price goes back, in ${sale.money.currency}`}
          hint="Only where a part goes back: with a sum here that is what happens. Our fee for it goes back with it."
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      )}
      <TextField
        name="statement"
        label="What both read"
        hint="What you looked at, and why it comes out so. At least 50 characters."
        rows={5}
        maxLength={2000}
      />
      <ReasonField hint="Left empty, your words to both stand there." />
      <Button>{isAppeal ? 'Answer the appeal' : 'Decide'}</Button>
    </Form>
  );
}

const toOutcomes = ({ buyer, seller, ...sale }: StaffSale, isWhole: boolean) => [
  { value: 'refund', label: `All of it back to ${buyer.username}` },
  ...(sale.mayRelease ? [{ value: 'release', label: `To ${seller.username}` }] : []),
  ...(isWhole
    ? []
    : [
        { value: 'part', label: 'A part back, the rest to the seller' },
        ...(sale.canHairComeBack
          ? [
              {
                value: 'return',
                label: 'Back, once the hair was sent back',
                about: `${seller.username} says where to within a day, ${buyer.username} posts it within two.`,
              },
            ]
          : []),
      ]),
];
