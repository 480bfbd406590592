import { expect, test } from 'vitest';
import { RECOVERY_LENGTH, RECOVERY_LETTERS } from '#rules/accounts/sign-in/recovery-codes.ts';
import { newCode } from './new-code.ts';
import { makeRecoveryCodes } from '../second-factor/second-factor-secret.ts';

const COUNT = 20_000;

/** Far from even by pure chance: less than once in a hundred million runs for any of these lists. */
function expectEven(signs: readonly string[], kinds: number): void {
  const expected = signs.length / kinds;
  const counts = Object.values(Object.groupBy(signs, (sign) => sign)).map((all) => all?.length ?? 0);
  expect(counts).toHaveLength(kinds);
  for (const count of counts) expect(Math.abs(count - expected)).toBeLessThan(6.5 * Math.sqrt(expected));
}

test.each([6, 8])('codes of %d digits: every digit at every place is as likely as any other', (digits) => {
  const codes = Array.from({ length: COUNT }, () => newCode(digits));
  for (const code of codes) expect(code).toHaveLength(digits);
  for (let place = 0; place < digits; place += 1)
    expectEven(
      codes.map((code) => code[place] ?? ''),
      10,
    );
  // Of a million codes, 20,000 drawn fairly repeat about two hundred times and never thousands of times.
  expect(new Set(codes).size).toBeGreaterThan(COUNT * 0.98);
});

test('codes to write down carry far more than 20 random bits, and no two are the same', () => {
  const codes = Array.from({ length: 500 }, makeRecoveryCodes).flat();
  expect(new Set(codes).size).toBe(codes.length);
  expect(RECOVERY_LENGTH * Math.log2(RECOVERY_LETTERS.length)).toBeGreaterThan(40);
  expectEven([...codes.join('').replaceAll('-', '')], new Set(RECOVERY_LETTERS).size);
});
