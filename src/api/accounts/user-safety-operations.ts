import {
  ChangeEmail,
  ConfirmItIsYou,
  NeedsPassword,
  ProveNewEmail,
} from '#rules/accounts/settings-schema.ts';
import { ConfirmSecondFactor, EndSecondFactor } from '#rules/accounts/sign-in/second-factor-schema.ts';
import {
  RecoveryCodes,
  SecondFactorSetup,
  SecondFactorView,
} from '#market/accounts/second-factor/second-factor-view.ts';
import { z } from 'zod';
import { change, read } from '../operation.ts';

const access = 'manage your account';

/** A new address and a second factor. */
export const userSafetyOperations = {
  confirmItIsYou: change({
    about:
      'Proves again who you are, by password or code. Staff need it for writes that answer 403 with needs = proof; it holds 10 minutes.',
    access,
    input: ConfirmItIsYou,
    order: (market, input) => market.accounts.confirmItIsYou(input),
  }),
  changeEmail: change({
    about:
      'E-mails a code to your new address and a notice to the old one. The answer is the same for any address.',
    access,
    input: ChangeEmail,
    order: (market, input) => market.accounts.changeEmail(input),
  }),
  verifyNewEmail: change({
    about: 'Proves the new address by the code that was mailed; ends every other session and device pass.',
    access,
    input: ProveNewEmail,
    output: { email: z.string() },
    order: (market, input) => market.accounts.proveNewEmail(input),
  }),
  secondFactor: read({
    about: 'Whether your second factor is on, and what an app needs while it is being set up.',
    access,
    output: { secondFactor: SecondFactorView, setup: SecondFactorSetup.nullable() },
    order: (market) => market.accounts.secondFactor(),
  }),
  startSecondFactor: change({
    about: 'Makes a secret for an authenticator app. It counts once confirmSecondFactor shows its code.',
    access,
    input: NeedsPassword,
    output: { setup: SecondFactorSetup },
    order: (market, input) => market.accounts.startSecondFactor(input),
  }),
  confirmSecondFactor: change({
    about: 'Turns the second factor on; answers the recovery codes, this once. Ends every other session.',
    access,
    input: ConfirmSecondFactor,
    output: RecoveryCodes.shape,
    order: (market, input) => market.accounts.confirmSecondFactor(input),
  }),
  renewRecoveryCodes: change({
    about: 'New recovery codes in place of the old ones. Asks for the password and a code.',
    access,
    input: EndSecondFactor,
    output: RecoveryCodes.shape,
    order: (market, input) => market.accounts.renewRecoveryCodes(input),
  }),
  endSecondFactor: change({
    about: 'Turns the second factor off. Asks for the password and a code; staff of a real site may not.',
    access,
    input: EndSecondFactor,
    order: (market, input) => market.accounts.endSecondFactor(input),
  }),
};
