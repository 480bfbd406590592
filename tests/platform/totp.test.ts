import { expect, test } from 'vitest';
import { base32, codeAt, findTotpStep } from '#platform/secrets/totp.ts';

const SECRET = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i an app shows %s, as the standard says', (seconds, code) => {
  expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code);
  expect(findTotpStep(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a clock may be one step off, not two', () => {
  const shown = codeAt(SECRET, 1000);
  const found = [998, 999, 1000, 1001, 1002].map((step) =>
    findTotpStep(SECRET, shown, new Date(step * 30_000)),
  );
  expect(found).toEqual([undefined, 1000, 1000, 1000, undefined]);
});

test('a secret as letters', () => expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'));
