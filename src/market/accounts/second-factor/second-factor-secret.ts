import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { RECOVERY_CODES, RECOVERY_LENGTH, RECOVERY_LETTERS } from '#rules/accounts/sign-in/recovery-codes.ts';
import type { Context } from '../../context.ts';

/** Apps are made for secrets of 20 bytes. */
const SECRET_BYTES = 20;

const namePurpose = (accountId: string) => `second-factor:${accountId}`;

export const makeSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** A secret as it is stored: a stolen database opens nobody's account. */
export const sealSecret = (ctx: Context, accountId: string, secret: Buffer): Buffer =>
  Buffer.from(ctx.secrets.seal(namePurpose(accountId), secret.toString('base64url')), 'base64url');

/** The secret that an app shares with us; undefined when its key is no longer there. */
export function openSecret(ctx: Context, accountId: string, kept: Buffer): Buffer | undefined {
  if (isUnsealed(kept)) return derivedSecret(ctx, accountId, kept);
  try {
    return Buffer.from(ctx.secrets.unseal(namePurpose(accountId), kept.toString('base64url')), 'base64url');
  } catch {
    return undefined;
  }
}

/** Whether it would be lost with the key before the one of today. */
export const isSealedToday = (ctx: Context, accountId: string, kept: Buffer): boolean =>
  !isUnsealed(kept) && ctx.secrets.isSealedToday(namePurpose(accountId), kept.toString('base64url'));

/** Earlier releases stored what a secret was made of, by the key of their time. Nothing sealed is as short. */
const isUnsealed = (kept: Buffer) => kept.length === SECRET_BYTES;

function derivedSecret(ctx: Context, accountId: string, nonce: Buffer): Buffer {
  const sum = ctx.secrets.signatures('second-factor', `${accountId}.${nonce.toString('hex')}`).at(-1) ?? '';
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

/** What is stored of such a code, however it is typed. Made by the secret of the app, so that both outlive a key together. */
export const recoverySum = (secret: Buffer, accountId: string, code: string): string =>
  createHmac('sha256', secret)
    .update(`recovery:${accountId}:${code.replaceAll('-', '')}`)
    .digest('base64url');

/** Everything that may be stored of it: earlier releases made it by the key of the site. */
export const recoverySums = (ctx: Context, accountId: string, kept: Buffer, code: string): string[] => {
  const secret = openSecret(ctx, accountId, kept);
  const old = ctx.secrets.signatures('code:recovery', `${accountId}:${code.replaceAll('-', '')}`);
  return secret ? [recoverySum(secret, accountId, code), ...old] : old;
};
