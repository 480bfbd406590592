import { expect, test } from 'vitest';
import { describeLowOffers } from './low-offer-words.ts';

test.each([
  [0, null],
  [1, 'One offer came in below your lowest.'],
  [2, 'Two offers came in below your lowest.'],
  [12, 'Twelve offers came in below your lowest.'],
  [13, '13 offers came in below your lowest.'],
  [1300, '1,300 offers came in below your lowest.'],
])('%i', (count, words) => expect(describeLowOffers(count)).toBe(words));
