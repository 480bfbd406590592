import { exportData, openExport } from '../personal-data/download/export-data.ts';
import { askForCode } from './codes/ask-for-code.ts';
import { confirmItIsYou } from './password/confirm-it-is-you.ts';
import { replacePassword } from './password/replace-password.ts';
import { resetPassword } from './password/reset-password.ts';
import { createUser } from './register/create-user.ts';
import { isRegisteredHere } from './register/find-registration-here.ts';
import { verifyAddress } from './register/verify-address.ts';
import { confirmSecondFactor } from './second-factor/confirm-second-factor.ts';
import { endSecondFactor, renewRecoveryCodes } from './second-factor/end-second-factor.ts';
import { showSecondFactor } from './second-factor/show-second-factor.ts';
import { startSecondFactor } from './second-factor/start-second-factor.ts';
import { alsoSell } from './settings/also-sell.ts';
import { changeEmail } from './settings/change-email.ts';
import { deleteAccount } from './settings/delete-account.ts';
import { proveNewEmail } from './settings/prove-new-email.ts';
import { restoreAccount } from './settings/restore-account.ts';
import { showProfile } from './settings/show-profile.ts';
import { updateProfile } from './settings/update-profile.ts';
import { acceptTerms } from './terms/accept-terms.ts';
import { showNewTerms } from './terms/show-new-terms.ts';
import { endSession } from './sign-in/end-session.ts';
import { listSessions } from './sign-in/list-sessions.ts';
import { logIn } from './sign-in/log-in.ts';
import { logOut } from './sign-in/log-out.ts';

/** How people come in, what they say of themselves, and what guards it. */
export const accountMenus = {
  accounts: {
    create: createUser,
    verify: verifyAddress,
    isRegisteredHere,
    askForCode,
    logIn,
    logOut,
    resetPassword,
    changePassword: replacePassword,
    sessions: listSessions,
    endSession,
    exportData,
    openExport,
    delete: deleteAccount,
    restore: restoreAccount,
    profile: showProfile,
    updateProfile,
    alsoSell,
    confirmItIsYou,
    changeEmail,
    proveNewEmail,
    secondFactor: showSecondFactor,
    startSecondFactor,
    confirmSecondFactor,
    endSecondFactor,
    renewRecoveryCodes,
    newTerms: showNewTerms,
    acceptTerms,
  },
};
