import { expect, test } from 'vitest';
import { sayBar } from './sale-bars.ts';

const until = new Date('2027-02-14T12:00:00Z');
const zone = 'Europe/London';

test('one reads one’s own reason with what to do, and of the other side no more than concerns one', () => {
  const bars = [
    { whose: 'seller', why: 'cancels', until },
    { whose: 'buyer', why: 'cancels', until },
    { whose: 'buyer', why: 'lost-disputes' },
    { whose: 'buyer', why: 'case' },
    { whose: 'buyer', why: 'came-late' },
    { whose: 'seller', why: 'open-sales', open: 2 },
    { whose: 'buyer', why: 'open-sales', open: 10 },
  ] as const;
  const said = (side: 'buyer' | 'seller') => bars.map((bar) => sayBar(bar, { side, zone }));
  expect(said('seller')).toEqual([
    'You have cancelled three paid sales. You can sell with protection again from 14 February, 12:00.',
    'This buyer cannot buy with protection now. You were not bound to anything.',
    'This buyer cannot buy with protection now. You were not bound to anything.',
    'This buyer cannot buy with protection now. You were not bound to anything.',
    'This buyer cannot buy with protection now. You were not bound to anything.',
    'You have 2 protected sales that are not over. Wait until one is.',
    'This buyer has too many protected sales that are not over. Wait until one is.',
  ]);
  expect(said('buyer')).toEqual([
    'This seller cannot sell with protection now. You can ask about it in a message.',
    'You have cancelled three paid sales. You can buy with protection again from 14 February, 12:00.',
    'We decided two disputes against you. So you cannot buy with protection now. Write to us if that is wrong.',
    'You have a case open at PayPal. You can buy with protection again when it is closed.',
    'A parcel came to you after its money had gone back. Pay for it first: you find it under Sales.',
    'This seller has too many protected sales that are not over. Come back when one is.',
    'You have 10 protected sales that are not over. Wait until one is.',
  ]);
});
