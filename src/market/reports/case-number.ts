import { randomInt } from 'node:crypto';

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A number people can read out on the phone: no I, O, 0 or 1, and nothing to count our cases by. */
export function caseNumber(now: Date): string {
  const random = Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `FH-${now.getUTCFullYear() % 100}-${random}`;
}
