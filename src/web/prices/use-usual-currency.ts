import { useSyncExternalStore } from 'react';
import { suggestCurrency } from '#rules/countries/country-currency.ts';
import { readRegions } from '#rules/countries/read-regions.ts';
import type { Currency } from '#rules/money/money.ts';
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

function guessHere(): Currency | undefined {
  const region = readRegions(navigator.languages.join(',')).find((each) => COUNTRY.test(each));
  return region === undefined ? undefined : suggestCurrency(region);
}

/** Other regions are parts of the world, by number. */
const COUNTRY = /^[A-Z]{2}$/;
