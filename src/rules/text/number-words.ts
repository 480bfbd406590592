import { formatNumber } from '../numbers/format-number.ts';

const WORDS = 'No One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve'.split(' ');

/** 'Two', as a sentence begins; from thirteen on '13'. */
export const numberWord = (count: number): string => WORDS[count] ?? formatNumber(count);
