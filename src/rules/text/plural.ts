/** '1 ad', '1,204 ads'. */
export const plural = (count: number, noun: string): string =>
  `${count.toLocaleString('en-GB')} ${nounFor(count, noun)}`;

/** 'ad' or 'ads', where the number itself stands elsewhere. */
export const nounFor = (count: number, noun: string): string => (count === 1 ? noun : `${noun}s`);
