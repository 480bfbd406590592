import { findTotpStep } from '#platform/secrets/totp.ts';
import type { Context } from '../../context.ts';
import { forgetTries, takeTry } from '../../rate-limits/backoff.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts';
import { recoverySums, openSecret } from './second-factor-secret.ts';

const APP_CODE = /^\d{6}$/;

/**
 * Whether somebody who gave the right password has passed their second factor; whoever has none passes. Tries are
 * counted apart from those at the password, which a right password would forget.
 */
export async function passSecondFactor(
  ctx: Context,
  account: { id: string; hasSecondFactor: boolean },
  code: string | undefined,
): Promise<boolean> {
  if (!account.hasSecondFactor) return true;
  if (code === undefined) return false;
  const tries = `second-factor:account:${account.id}`;
  await takeTry(ctx, tries);
  const found = await findSecondFactor(ctx.db, account.id);
  const check = APP_CODE.test(code) ? isAppCode : isRecoveryCode;
  const isRight = found !== null && (await check(ctx, { accountId: account.id, kept: found.kept }, code));
  if (isRight) await forgetTries(ctx, tries);
  return isRight;
}

type Factor = { accountId: string; kept: Buffer };

async function isAppCode(ctx: Context, { accountId, kept }: Factor, code: string): Promise<boolean> {
  const secret = openSecret(ctx, accountId, kept);
  const step = secret && findTotpStep(secret, code, ctx.now());
  return step ? ctx.write(({ db }) => takeStep(db, accountId, step)) : false;
}

async function isRecoveryCode(ctx: Context, { accountId, kept }: Factor, code: string): Promise<boolean> {
  const hmacs = recoverySums(ctx, accountId, kept, code);
  return ctx.write(({ db }) => takeRecoveryCode(db, { accountId, hmacs, now: ctx.now() }));
}
