import { expect, test } from 'vitest';
import { readShortNumber } from './short-number.ts';

// 7·1 + K·2 + 3·3 + M·4 + 2·5 + Q·6 by their places in the row of signs, and for an order one more.
const AD = 'FH-7K3M2QE';
const ORDER = 'FH-7K3M2QF';

test.each([
  [AD, AD],
  ['fh-7k3m2qe', AD],
  ['fh 7k3m2qe', AD],
  ['FH7K3M2QE', AD],
  [' fh – 7k3 m2qe. ', AD],
  ['#FH-7K3M2QE', AD],
])('%s is the number of an ad', (typed, number) => expect(readShortNumber(typed, 'ad')).toBe(number));

test('a nought may be typed as a letter', () => {
  expect(readShortNumber('FH-0000000', 'ad')).toBe('FH-0000000');
  expect(readShortNumber('fh-ooooooo', 'ad')).toBe('FH-0000000');
});

test('the number of an order is never that of an ad', () => {
  expect(readShortNumber(ORDER, 'order')).toBe(ORDER);
  expect(readShortNumber(ORDER, 'ad')).toBeUndefined();
  expect(readShortNumber(AD, 'order')).toBeUndefined();
});

test.each([
  '',
  'FH-',
  '7K3M2QE',
  'FH-7K3M2Q',
  'FH-7K3M2Q22',
  'FH-26-ABC234',
  'FH-7K3M2QU',
  'fh black hair',
  'fh 28 inch',
])('%j is no number', (typed) => {
  expect(readShortNumber(typed, 'ad')).toBeUndefined();
  expect(readShortNumber(typed, 'order')).toBeUndefined();
});

test('one wrong sign, or two in the wrong order, is noticed', () => {
  const signs = Array.from(AD.slice(3));
  const slips = signs.flatMap((sign, at) =>
    Array.from('023456789ABCDEFGHJKMNPQRSTVWXYZ')
      .filter((other) => other !== sign)
      .map((other) => signs.with(at, other).join('')),
  );
  const swaps = signs.slice(1).flatMap((sign, at) => {
    const before = signs[at] ?? '';
    return sign === before
      ? []
      : [
          signs
            .with(at, sign)
            .with(at + 1, before)
            .join(''),
        ];
  });
  expect(swaps.length).toBeGreaterThan(3);
  for (const slip of [...slips, ...swaps]) expect(readShortNumber(`FH-${slip}`, 'ad'), slip).toBeUndefined();
});
