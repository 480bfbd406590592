import type { ComponentProps, ReactNode } from 'react';
import { type Currency, formatMoney } from '#rules/money/money.ts';
import { parseMoney } from '#rules/money/read-money.ts';
import { Field } from './field.tsx';
import { useFieldState } from '../form.tsx';
import { Said } from './said.tsx';

type MoneyFieldProps = Omit<ComponentProps<typeof Field>, 'hint' | 'defaultValue' | 'inputMode'> & {
  currency: Currency | null;
  hint?: ReactNode;
  defaultValue?: string | undefined;
  /** What stands in it while it is typed. */
  typed?: string | undefined;
};

/** An amount to fill in, with what we read of it beside it: '= €42.50'. */
export function MoneyField({
  name,
  currency,
  hint,
  defaultValue = '',
  typed: now,
  ...field
}: MoneyFieldProps) {
  const before = useFieldState(name).typed?.[0] ?? defaultValue;
  const typed = now ?? before;
  const amount = parseMoney(typed);
  const said = amount === undefined || currency === null ? null : formatMoney({ amount, currency });
  const whole = (
    <>
      {hint} {said && <Said of={name}>{said}</Said>}
    </>
  );
  return (
    <Field
      name={name}
      hint={hint || said ? whole : undefined}
      defaultValue={defaultValue}
      inputMode="decimal"
      autoComplete="off"
      {...field}
    />
  );
}
