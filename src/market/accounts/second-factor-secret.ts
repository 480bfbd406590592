import { randomInt } from 'node:crypto';
import { RECOVERY_CODES, RECOVERY_LENGTH, RECOVERY_LETTERS } from '#rules/second-factor.ts';
import type { Context } from '../context.ts';

/** Apps are made for secrets of 20 bytes. */
const SECRET_BYTES = 20;

/** The secret that an app shares with us. It is never stored: a stolen database opens nobody's account. */
export function secretOf(ctx: Context, accountId: string, nonce: Buffer): Buffer {
  const sum = ctx.secrets.sign('second-factor', `${accountId}.${nonce.toString('hex')}`);
  return Buffer.from(sum, 'base64url').subarray(0, SECRET_BYTES);
}

/** Codes to be written down, as `abcde-fghjk`. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const letters = Array.from(
      { length: RECOVERY_LENGTH },
      () => RECOVERY_LETTERS[randomInt(RECOVERY_LETTERS.length)],
    ).join('');
    return `${letters.slice(0, RECOVERY_LENGTH / 2)}-${letters.slice(RECOVERY_LENGTH / 2)}`;
  });

/** What is stored of such a code, however it is typed. */
export const recoverySum = (ctx: Context, accountId: string, code: string): string =>
  ctx.secrets.sign('code:recovery', `${accountId}:${code.replaceAll('-', '')}`);
