import { isLeakedPassword } from '#platform/secrets/leaked-passwords.ts';
import { passwordProblem } from '#rules/accounts/account-rules.ts';
import { isCommonPassword } from '#rules/accounts/sign-in/guessable-passwords.ts';
import { Refusal } from '#rules/refusal.ts';

/** Refuses a new password that would be guessed first, under the name of the field it was typed into. */
export async function ensureGoodPassword(
  password: string,
  of: { email: string; isStaff?: boolean },
  field = 'password',
): Promise<void> {
  const isListed = await isLeakedPassword(password);
  const isCommon = (word: string) => isListed || isCommonPassword(word);
  const problem = passwordProblem(password, { ...of, isCommon });
  if (problem) throw new Refusal('invalid', 'Please choose another password.', { [field]: [problem] });
}
