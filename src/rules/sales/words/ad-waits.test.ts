import { expect, test } from 'vitest';
import { sayAdWaits } from './ends.ts';
import type { SaleFacts } from './sale-screen.ts';
import { WORDS_WHEN_OVER } from './when-over.ts';

const CUT = { wasUncut: true, grams: '164 g', carrier: null };

test.each([
  [{ ...CUT, grams: null }, 'Is your hair cut now? Weigh it, change the ad, put it live.'],
  [CUT, 'Your ad is paused. It says now that the hair is cut: 164 g. Look at it, then put it live.'],
  [{ ...CUT, wasUncut: false }, 'Your ad is paused. Look at it, then put it live.'],
  [{ ...CUT, carrier: 'Royal Mail' }, 'Your ad is paused. Put it live only if the hair is with you.'],
])('whose hair may be off already reads what becomes of the ad', (hair, sentence) => {
  expect(sayAdWaits(hair)).toBe(sentence);
  for (const state of ['refunding', 'refunded', 'reversed'] as const) {
    const read = (isAdSetAside: boolean) =>
      WORDS_WHEN_OVER[state].seller({
        ...hair,
        isAdSetAside,
        buyer: 'Bela',
        end: null,
        owed: null,
      } as unknown as SaleFacts).says;
    expect(read(true)).toContain(sentence);
    expect(read(false)).not.toContain(sentence);
  }
});
