import { changeEmail } from './change-email.ts';
import { confirmItIsYou } from './confirm-it-is-you.ts';
import { confirmSecondFactor } from './confirm-second-factor.ts';
import { endSecondFactor, renewRecoveryCodes } from './end-second-factor.ts';
import { proveNewEmail } from './prove-new-email.ts';
import { showSecondFactor } from './show-second-factor.ts';
import { startSecondFactor } from './start-second-factor.ts';

/** What guards somebody's account beside the password. */
export const accountSafety = {
  confirmItIsYou,
  changeEmail,
  proveNewEmail,
  secondFactor: showSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
};
