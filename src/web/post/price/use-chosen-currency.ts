import { CURRENCIES, type Currency } from '#rules/money/money.ts';
import { useFieldState } from '../../ui/form/form.tsx';
import { useTypedValue } from '../draft/typed.ts';

/** The currency that is chosen in the form at the moment. */
export function useChosenCurrency(usual: Currency): Currency {
  const before = useFieldState('currency').typed?.[0];
  const typed = useTypedValue('currency') ?? before;
  return CURRENCIES.find((code) => code === typed) ?? usual;
}
