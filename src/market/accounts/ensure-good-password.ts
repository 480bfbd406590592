import { isListedPassword } from '#platform/common-passwords.ts';
import { passwordProblem } from '#rules/account-forms.ts';
import { isCommonPassword } from '#rules/common-passwords.ts';
import { Refusal } from '#rules/refusal.ts';

/** Refuses a new password that would be guessed first, under the name of the field it was typed into. */
export async function ensureGoodPassword(
  password: string,
  of: { email: string; isStaff?: boolean },
  field = 'password',
): Promise<void> {
  const isListed = await isListedPassword(password);
  const isCommon = (word: string) => isListed || isCommonPassword(word);
  const problem = passwordProblem(password, { ...of, isCommon });
  if (problem) throw new Refusal('invalid', 'Please choose another password.', { [field]: [problem] });
}
