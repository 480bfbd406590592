import { stepOf } from '#platform/totp.ts';
import type { Context } from '../context.ts';
import { forgetTries, takeTry } from '../limits/growing-wait.ts';
import { findSecondFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts';
import { recoverySum, secretOf } from './second-factor-secret.ts';

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
  const isRight = APP_CODE.test(code)
    ? await isAppCode(ctx, account.id, code)
    : await isRecoveryCode(ctx, account.id, code);
  if (isRight) await forgetTries(ctx, tries);
  return isRight;
}

async function isAppCode(ctx: Context, accountId: string, code: string): Promise<boolean> {
  const kept = await findSecondFactor(ctx.db, accountId);
  const step = kept && stepOf(secretOf(ctx, accountId, kept.nonce), code, ctx.now());
  return step ? ctx.write(({ db }) => takeStep(db, accountId, step)) : false;
}

const isRecoveryCode = (ctx: Context, accountId: string, code: string) =>
  ctx.write(({ db }) =>
    takeRecoveryCode(db, { accountId, hmac: recoverySum(ctx, accountId, code), now: ctx.now() }),
  );
