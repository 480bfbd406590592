import { numberWord } from '../../text/number-words.ts';

/** 'Two offers came in below your lowest.' Null where none did: nothing is said then. */
export const describeLowOffers = (count: number): string | null =>
  count === 0 ? null : `${numberWord(count)} ${count === 1 ? 'offer' : 'offers'} came in below your lowest.`;
