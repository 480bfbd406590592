import { MINOR_UNITS } from './money.ts';
import { exact, roundHalfUp, times } from '../numbers/exact.ts';
import { readNumber } from '../numbers/read-number.ts';

/** Minor units of what a person types as an amount ('420', '£1.200,50', '₹1,00,000'); undefined if it is none. */
export function parseMoney(text: string): number | undefined {
  const bare = text.slice(0, 60).trim().replace(SIGN_BEFORE, '');
  const amount = readNumber(bare === text.trim() ? bare.replace(SIGN_AFTER, '') : bare);
  return amount && roundHalfUp(times(amount, exact(MINOR_UNITS)));
}

const SIGN = String.raw`[$£€₹]|us\$|usd|gbp|eur|inr|rs\.?`;
const SIGN_BEFORE = new RegExp(String.raw`^(?:${SIGN})\s?`, 'iu');
const SIGN_AFTER = new RegExp(String.raw`\s?(?:${SIGN}|/-)$`, 'iu');
