import { randomInt } from 'node:crypto';

/** A code to be mailed: so many digits, each as likely as any other, also at the front. */
export const newCode = (digits: number): string => String(randomInt(10 ** digits)).padStart(digits, '0');
