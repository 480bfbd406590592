import { CURRENCY_SYMBOLS, formatMoney } from '#rules/money/money.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import type { SaleShown } from '../show-sale.ts';

/** It weighs less than was promised: what it is worth then, in one tap. */
export const LowerPrice = ({ sale: { money, other }, by }: { sale: SaleShown; by: number }) => (
  <>
    <p>
      It is less than you promised. {other.username} gets{' '}
      {formatMoney({ amount: by, currency: money.currency })} back and keeps the hair, if they say yes within
      two days.
    </p>
    <input type="hidden" name="amount" value={String(by / 100)} />
    <Button kind="secondary">
      Lower the price to {formatMoney({ amount: money.price - by, currency: money.currency })}
    </Button>
  </>
);

/** Whatever else the seller wants to give back. */
export const PartFields = ({ sale: { money, other } }: { sale: SaleShown }) => (
  <>
    <p>{other.username} keeps the hair and gets this much back. The offer stands for two days.</p>
    <Field
      name="amount"
      label={`How much in ${CURRENCY_SYMBOLS[money.currency]}`}
      inputMode="decimal"
      autoComplete="off"
    />
    <Button kind="secondary">Offer it</Button>
  </>
);
