import { changeEmail } from './settings/change-email.ts';
import { confirmItIsYou } from './password/confirm-it-is-you.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { endSecondFactor, renewRecoveryCodes } from './second-factor/end-second-factor.ts';
import { proveNewEmail } from './settings/prove-new-email.ts';
import { showSecondFactor } from './second-factor/show-second-factor.ts';
import { startSecondFactor } from './second-factor/start-second-factor.ts';

/** What guards somebody's account beside the password. */
export const accountMenu = {
  confirmItIsYou,
  changeEmail,
  proveNewEmail,
  secondFactor: showSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  renewRecoveryCodes,
};
