import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toNumber } from './exact.ts';
import { foldDigits } from './fold-digits.ts';
import { formatMoney } from '../money/money.ts';
import { parseMoney } from '../money/read-money.ts';
import { readNumber } from './read-number.ts';

const read = (text: string, mostDecimals?: number) => {
  const number = readNumber(text, mostDecimals);
  return number && toNumber(number);
};

describe('amounts as people type them', () => {
  test.each([
    ['1,20', 1.2],
    ['1.20', 1.2],
    ['1,2', 1.2],
    ['380,50', 380.5],
    ['42,50', 42.5],
    ['0,5', 0.5],
    ['0', 0],
    ['007', 7],
    ['420', 420],
    ['123456789', 123_456_789],
    ['1 200', 1200],
    ['1\u00a0200', 1200],
    ['1\u2009200,50', 1200.5],
    ['1\u202f200.50', 1200.5],
    ["1'200.50", 1200.5],
    ['1’200’000', 1_200_000],
    ['1,200', 1200],
    ['1.200', 1200],
    ['1.250', 1250],
    ['12,345,678', 12_345_678],
    ['1,200.50', 1200.5],
    ['1.200,50', 1200.5],
    ['1,20,000', 120_000],
    ['12,34,567.89', 1_234_567.89],
    ['१२०', 120],
    ['१,२०,०००', 120_000],
    ['١٢٠٫٥٠', 120.5],
    ['١٬٢٠٠', 1200],
    ['１２０，５０', 120.5],
    ['𝟏𝟐𝟎', 120],
    ['\u200e1,20\u200f', 1.2],
  ])('%s is %d', (text, number) => expect(read(text)).toBe(number));

  test.each([
    '',
    ' ',
    '.',
    ',50',
    '5,',
    '1..2',
    '1,,200',
    '1.2.3',
    '1,2,3',
    '12,345,67',
    '1.200.50',
    '1,200.500',
    '1,200 500',
    '12 34',
    '1 2',
    '1234,567',
    '0,125',
    '0.125',
    '012,345',
    '1.2345',
    '1.20.000',
    '-5',
    '−5',
    '+5',
    '1e3',
    '1E3',
    'Infinity',
    'NaN',
    '0x10',
    '5%',
    '½',
    '1/2',
    '12a',
    'twelve',
    '1_000',
    '1;20',
    '1234567890',
    '9'.repeat(400),
  ])('%s is refused', (text) => expect(read(text)).toBeUndefined());

  test.each([
    ['0.7112', 0.7112],
    ['0,125', 0.125],
    ['84.5125', 84.5125],
    ['28.125', 28_125],
    ['1.250', 1250],
  ])('where finer ones make sense, %s is %d', (text, number) => expect(read(text, 6)).toBe(number));
});

/** How one amount is written around the world. */
const SPELLINGS: ((whole: number, cents: number) => string)[] = [
  (whole, cents) => `${whole}.${two(cents)}`,
  (whole, cents) => `${whole},${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'en-GB')}.${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'de')},${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'fr')},${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'de-CH')}.${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'en-IN')}.${two(cents)}`,
  (whole, cents) => `₹ ${grouped(whole, 'hi-IN-u-nu-deva')}.${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'ar-EG')}٫${two(cents)}`,
  (whole, cents) => `${grouped(whole, 'de')},${two(cents)} €`,
];
const two = (cents: number) => String(cents).padStart(2, '0');
const grouped = (whole: number, locale: string) => new Intl.NumberFormat(locale).format(whole);

test('every spelling of an amount is the same amount', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 99_999_999 }),
      fc.integer({ min: 0, max: 99 }),
      fc.constantFrom(...SPELLINGS),
      (whole, cents, spell) => {
        expect(parseMoney(spell(whole, cents))).toBe(whole * 100 + cents);
      },
    ),
    { numRuns: 2000 },
  );
});

test('what is said back is what was read, and reading it again changes nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.,' ]{1,12}$/), (text) => {
      const amount = parseMoney(text);
      if (amount === undefined) return;
      expect(parseMoney(formatMoney({ amount, currency: 'EUR' }))).toBe(amount);
    }),
    { numRuns: 5000 },
  );
});

test('the digits are never worth more than they say: a sign only takes away', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[0-9.,' ]{1,12}$/), (text) => {
      const amount = read(text);
      if (amount === undefined) return;
      const digits = text.replaceAll(/\D/g, '');
      expect(amount).toBeLessThanOrEqual(Number(digits));
      // A comma or dot with one or two digits after it always divides.
      if (/[.,]\d{1,2}\s*$/.test(text)) expect(amount * 10).toBeLessThanOrEqual(Number(digits));
    }),
    { numRuns: 5000 },
  );
});

test('every decimal digit of Unicode is folded to its worth', () => {
  const wrong: string[] = [];
  for (let code = 0; code <= 0x1f_ff_ff && code <= 0x10_ff_ff; code += 1) {
    const digit = String.fromCodePoint(code);
    if (/\p{Nd}/u.test(digit) && !/^[0-9]$/.test(foldDigits(digit))) wrong.push(digit);
  }
  expect(wrong).toEqual([]);
  const scripts = [
    '०१२३४५६७८९',
    '٠١٢٣٤٥٦٧٨٩',
    '۰۱۲۳۴۵۶۷۸۹',
    '০১২৩৪৫৬৭৮৯',
    '௦௧௨௩௪௫௬௭௮௯',
    '𝟘𝟙𝟚𝟛𝟜𝟝𝟞𝟟𝟠𝟡',
    '０１２３４５６７８９',
  ];
  for (const ten of scripts) expect(foldDigits(ten)).toBe('0123456789');
});
