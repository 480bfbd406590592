import type { Unit } from '#platform/unit-of-work.ts';
import { CODES, type CodePurpose } from '#rules/accounts/account-rules.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { countFailedCode } from '../../rate-limits/count-failed-code.ts';
import { isRightCode } from './code-sum.ts';
import { lockLiveCode, setCodeTried } from './code-store.ts';

/** The address that this code was sent to; undefined if it is not the person's. Each try counts, a right code is used up. */
export async function tryCode(
  ctx: Context,
  { db }: Unit,
  { accountId, purpose, code }: { accountId: string; purpose: CodePurpose; code: string },
): Promise<string | undefined> {
  const most = CODES.verify.tries;
  const live = await lockLiveCode(db, { accountId, purpose, most, now: ctx.now() });
  if (!live) return undefined;
  const isRight = isRightCode(ctx, { ownerId: accountId, purpose, code }, live.code_hmac);
  await setCodeTried(db, live.id, { isRight, now: ctx.now() });
  return isRight ? live.email : undefined;
}

/** One refusal for every kind of wrong: mistyped, run out, used, of somebody else, of nobody. */
export async function refuseCode(ctx: Context, more = ''): Promise<never> {
  await countFailedCode(ctx);
  const wrong = 'This code is wrong or has expired. Check the newest e-mail, or ask for another code.';
  const sentence = `${wrong} ${more}`.trim();
  throw new Refusal('invalid', 'Please check the code.', { otp: [sentence] });
}
