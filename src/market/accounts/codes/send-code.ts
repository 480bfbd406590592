import type { Mail } from '#platform/mail/mailer.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import { CODES, type CodePurpose } from '#rules/accounts/account-rules.ts';
import type { StrangersMail } from '#rules/limits.ts';
import type { Context } from '../../context.ts';
import type { MailReader } from '../../mails/mail-parts.ts';
import { mailSparingly } from '../../mails/mail-sparingly.ts';
import { resetMail } from '../account-mails.ts';
import { codeSum } from './code-sum.ts';
import { insertCode, listCodeTimes } from './code-store.ts';
import { newCode } from './new-code.ts';
import { newAddressMail } from '../security-mails.ts';
import { HOUR_MS } from '#rules/time.ts';

/** Codes for somebody who has an account. */
type AccountCode = Exclude<CodePurpose, 'verify-email'>;
type CodeMail = {
  kind: StrangersMail;
  write: (ctx: Context, to: MailReader, code: string) => Mail;
};

const CODE_RULES = { 'reset-password': CODES.reset, 'change-email': CODES.newAddress } as const;
const USUAL: Record<AccountCode, CodeMail> = {
  'reset-password': { kind: 'reset-code', write: resetMail },
  'change-email': { kind: 'new-address-code', write: newAddressMail },
};

/**
 * Mails a new code, in its usual e-mail or another; false if this account asked a moment ago, or too often in this
 * hour. Where the mailbox has had enough, nothing goes out and the answer is the same.
 */
export async function sendCode(
  ctx: Context,
  unit: Unit,
  account: MailReader & { id: string },
  purpose: AccountCode,
  mail: CodeMail = USUAL[purpose],
): Promise<boolean> {
  const now = ctx.now();
  if (!(await mayHaveAnother(unit, { accountId: account.id, purpose, now }))) return false;
  const { digits, minutes } = CODE_RULES[purpose];
  const code = newCode(digits);
  const isMailed = await mailSparingly(ctx, unit, mail.kind, mail.write(ctx, account, code));
  await insertCode(unit.db, {
    accountId: account.id,
    purpose,
    email: account.email,
    hmac: codeSum(ctx, { ownerId: account.id, purpose, code }),
    now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
    isMailed,
  });
  return true;
}

async function mayHaveAnother(
  { db }: Unit,
  { accountId, purpose, now }: { accountId: string; purpose: CodePurpose; now: Date },
): Promise<boolean> {
  const since = new Date(now.getTime() - HOUR_MS);
  const [last, ...others] = await listCodeTimes(db, { accountId, purpose, since });
  if (last === undefined) return true;
  return (
    others.length + 1 < CODES.resendPerHour &&
    now.getTime() - last.getTime() >= CODES.resendAfterSeconds * 1000
  );
}
