import { exact, roundHalfUp } from './exact.ts';

const FINEST = exact(0.001);

/**
 * '1,204', '2.5', to a thousandth at most. British, and without Intl: browsers bring tables of their own, and what they
 * write must be what the server wrote.
 */
export function formatNumber(value: number): string {
  const size = Number.isInteger(value) ? Math.abs(value) : roundHalfUp(exact(Math.abs(value)), FINEST);
  const [whole = '', decimals] = String(size).split('.');
  const text = decimals === undefined ? groupThousands(whole) : `${groupThousands(whole)}.${decimals}`;
  return value < 0 && size > 0 ? `-${text}` : text;
}

/** '1,204' of the digits '1204'. */
export const groupThousands = (digits: string): string => digits.replaceAll(THOUSANDS, ',');

const THOUSANDS = /\B(?=(?:\d{3})+$)/g;
