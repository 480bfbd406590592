import { useSyncExternalStore } from 'react';
import { guessHome } from '#rules/accounts/reader-home.ts';
import type { Currency } from '#rules/money.ts';
import { useFrameData } from '../frame/frame-context.ts';

const never = () => () => {};

/**
 * What is offered first where a currency is asked for: the reader's own choice or country, else that of the browser's
 * languages. A cached page is the same for everybody, so only the browser knows the latter: undefined until it runs.
 */
export function useUsualCurrency(): Currency | undefined {
  const known = useFrameData()?.usualCurrency;
  const guessed = useSyncExternalStore(never, guessHere, () => undefined);
  return known ?? guessed;
}

const guessHere = () => guessHome(null, navigator.languages.join(','))?.currency;
