import { type ChangeEvent, useState } from 'react';

const isEqual = (typed: string, shown: string) => typed === shown;

/** A box that shows what the address says until somebody types, and follows the address again once that says the same. */
export function useTyped(shown: string, isSame = isEqual) {
  const [typed, setTyped] = useState<string>();
  if (typed !== undefined && isSame(typed, shown)) setTyped(undefined);
  return {
    value: typed ?? shown,
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
  };
}
