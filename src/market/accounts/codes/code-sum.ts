import type { CodePurpose } from '#rules/accounts/account-rules.ts';
import type { Context } from '../../context.ts';

/** A code of an account, or of a registration that is to become one. */
type Code = { ownerId: string; purpose: CodePurpose; code: string };

/** What is stored of a code: bound to its purpose and its person, with a key that is not in the database. */
export const codeSum = (ctx: Context, { ownerId, purpose, code }: Code): string =>
  ctx.secrets.sign(`code:${purpose}`, `${ownerId}:${code}`);

export const isRightCode = (ctx: Context, { ownerId, purpose, code }: Code, stored: string): boolean =>
  ctx.secrets.isSigned(`code:${purpose}`, `${ownerId}:${code}`, stored);
