import { formatNumber } from '../numbers/format-number.ts';

/** '1 ad', '1,204 ads'. */
export const plural = (count: number, noun: string): string =>
  `${formatNumber(count)} ${nounFor(count, noun)}`;

/** 'ad' or 'ads', where the number itself stands elsewhere. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
