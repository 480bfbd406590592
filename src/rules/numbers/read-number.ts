import { type Exact, exact } from './exact.ts';
import { foldedText } from './fold-digits.ts';

const LONGEST = 60;
const MAX_WHOLE_DIGITS = 9;
/** 1,200 or 1 200 or 1'200 anywhere; 1,20,000 in India. One sign for all groups, and no group begins with nought. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3}(?:\1\d{3})*)$|^[1-9]\d?(?:([, ])\d{2}(?:\2\d{2})*)\2\d{3}$/;
const PLAIN = /^\d+$/;

/** Said where somebody typed an amount that nobody can be sure of. */
export const UNREADABLE_AMOUNT = 'We cannot read this amount. Write it like 42.50, 42,50, 1,200 or 1 200.';

/** The sentence of a field that holds an amount: a text is one that could not be read. */
export const amountOr = (sentence: string) => ({
  error: ({ input }: { input?: unknown }) => (typeof input === 'string' ? UNREADABLE_AMOUNT : sentence),
});

/**
 * The one reader of numbers that people type, in their own digits: '1,20', '1.20', '1 200', '1,200.50', '1.200,50',
 * '1,20,000', '१२०'. The last comma or dot is a decimal one when one or two digits follow it, and a thousands sign
 * when three do. Whatever could be meant in two ways is undefined: nobody pays a hundred times what they meant.
 *
 * Measures may be finer than hundredths (`mostDecimals`). More than three digits after the sign are then decimals,
 * and so are three after a lone nought, where no thousands sign can stand.
 */
export function readNumber(text: string, mostDecimals = 2): Exact | undefined {
  const tidy = tidyNumber(text);
  const place = Math.max(tidy.lastIndexOf(','), tidy.lastIndexOf('.'));
  const decimals = tidy.slice(place + 1);
  const isDecimal = place !== -1 && areDecimals(decimals, tidy.slice(0, place), mostDecimals);
  const whole = readWholeDigits(isDecimal ? tidy.slice(0, place) : tidy, isDecimal ? tidy[place] : undefined);
  if (whole === undefined || whole.length > MAX_WHOLE_DIGITS) return undefined;
  return exact(Number(isDecimal ? `${whole}.${decimals}` : whole));
}

function areDecimals(digits: string, before: string, mostDecimals: number): boolean {
  if (!PLAIN.test(digits) || digits.length > mostDecimals) return false;
  return digits.length === 3 ? before === '0' : true;
}

/** The digits before the decimal sign, which is no thousands sign at the same time. */
function readWholeDigits(text: string, decimalSign: string | undefined): string | undefined {
  if (PLAIN.test(text)) return text;
  if (decimalSign !== undefined && text.includes(decimalSign)) return undefined;
  return GROUPED.test(text) ? text.replaceAll(/\D/g, '') : undefined;
}

/** One sign each for digits, spaces, apostrophes, commas and dots; what a browser or a phone adds unseen is gone. */
function tidyNumber(text: string): string {
  return foldedText(text.slice(0, LONGEST))
    .replaceAll(/\s/gu, ' ')
    .replaceAll(/[’‘ʼ]/gu, "'")
    .replaceAll(/[٬،]/gu, ',')
    .replaceAll('٫', '.')
    .trim();
}
