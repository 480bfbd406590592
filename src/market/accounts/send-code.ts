import type { Unit } from '#platform/unit-of-work.ts';
import { CODES, type CodePurpose } from '#rules/account-forms.ts';
import type { Context } from '../context.ts';
import { resetMail, verifyMail } from './account-mails.ts';
import { newAddressMail } from './security-mails.ts';
import { insertCode, listCodeTimes } from './code-store.ts';
import { newCode } from './new-code.ts';

const KINDS = {
  'verify-email': { ...CODES.verify, mail: verifyMail },
  'reset-password': { ...CODES.reset, mail: resetMail },
  'change-email': { ...CODES.newAddress, mail: newAddressMail },
} as const;

/** Mails a new code, in its usual letter or another; false if one went out a moment ago, or too many in this hour. */
export async function sendCode(
  ctx: Context,
  unit: Unit,
  account: { id: string; email: string },
  purpose: CodePurpose,
  letter: (typeof KINDS)[CodePurpose]['mail'] = KINDS[purpose].mail,
): Promise<boolean> {
  const now = ctx.now();
  if (!(await mayHaveAnother(unit, { accountId: account.id, purpose, now }))) return false;
  const { digits, minutes } = KINDS[purpose];
  const code = newCode(digits);
  await insertCode(unit.db, {
    accountId: account.id,
    purpose,
    email: account.email,
    hmac: codeSum(ctx, { accountId: account.id, purpose, code }),
    now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  await unit.enqueue('send-mail', letter(ctx, account, code));
  return true;
}

type Code = { accountId: string; purpose: CodePurpose; code: string };

/** What is stored of a code: bound to its purpose and its person, with a key that is not in the database. */
const codeSum = (ctx: Context, { accountId, purpose, code }: Code): string =>
  ctx.secrets.sign(`code:${purpose}`, `${accountId}:${code}`);

export const isCodeOf = (ctx: Context, { accountId, purpose, code }: Code, stored: string): boolean =>
  ctx.secrets.isSigned(`code:${purpose}`, `${accountId}:${code}`, stored);

async function mayHaveAnother(
  { db }: Unit,
  { accountId, purpose, now }: { accountId: string; purpose: CodePurpose; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - 60 * 60 * 1000);
  const [last, ...others] = await listCodeTimes(db, { accountId, purpose, since });
  if (last === undefined) return true;
  return (
    others.length + 1 < CODES.resendPerHour &&
    now.getTime() - last.getTime() >= CODES.resendAfterSeconds * 1000
  );
}
