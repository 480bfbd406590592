import { CODE_AGAIN_SECONDS } from '../limits.ts';

export const PASSWORD_MIN = 10;
export const STAFF_PASSWORD_MIN = 15;
export const TERMS_VERSION = '1';
/** So long before new terms apply, whoever accepted earlier ones is told. The terms themselves promise it. */
export const TERMS_NOTICE_DAYS = 30;

/** One-time codes: how many digits, how long they hold, how often one may try and ask again. */
export const CODES = {
  verify: { digits: 6, minutes: 10, tries: 5 },
  reset: { digits: 8, minutes: 10, tries: 5 },
  newAddress: { digits: 8, minutes: 10, tries: 5 },
  resendAfterSeconds: CODE_AGAIN_SECONDS,
  resendPerHour: 3,
} as const;

/** Everything about a new password that its letters alone do not tell; undefined if it is good. */
export function passwordProblem(
  password: string,
  of: { email: string; isStaff?: boolean; isCommon?: (password: string) => boolean },
): string | undefined {
  const folded = password.normalize('NFKC').toLowerCase();
  if (folded === of.email.toLowerCase() || folded === of.email.toLowerCase().split('@')[0])
    return 'Choose a password that is not your e-mail address.';
  if (of.isStaff && [...password].length < STAFF_PASSWORD_MIN)
    return `Staff need a password of at least ${STAFF_PASSWORD_MIN} characters.`;
  if (of.isCommon?.(folded)) return 'This password is on the list of common ones. Please choose another.';
  return undefined;
}

export const CODE_PURPOSES = ['verify-email', 'reset-password'] as const;
/** What a mailed code proves. The code for a new address is asked for in the settings, not by strangers. */
export type CodePurpose = (typeof CODE_PURPOSES)[number] | 'change-email';

export const ALL_OTHERS = 'others';
