import { z } from 'zod';
import { Login } from './account-schema.ts';

/** For the day the phone is lost: each of them opens the account once. */
export const RECOVERY_CODES = 10;
/** Nothing that is read wrongly from paper: no 0, 1, i, l, o. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;

const NO_CODE = 'Enter the 6 digits that your app shows now.';
const appCode = z
  .string(NO_CODE)
  .overwrite((text) => text.replaceAll(/[\s-]/g, ''))
  .regex(/^\d{6}$/, NO_CODE);

export const ConfirmSecondFactor = z.strictObject({ code: appCode });
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>;

/** Taking it away asks for both: the password, and a code of the app or from the paper. */
export const EndSecondFactor = z.strictObject({
  password: Login.shape.password,
  code: Login.shape.code.unwrap(),
});
export type EndSecondFactor = z.infer<typeof EndSecondFactor>;

/** Whether somebody has a second factor, and how many of their paper codes are left. */
export const SecondFactorView = z.object({
  isOn: z.boolean(),
  since: z.iso.datetime().nullable(),
  /** Staff of a real site cannot work without it. */
  isRequired: z.boolean(),
  recoveryCodesLeft: z.int().min(0),
});
export type SecondFactorView = z.infer<typeof SecondFactorView>;

/** What an authenticator app needs, as a picture for its camera and as letters to type. */
export const SecondFactorSetup = z.object({
  key: z.string(),
  uri: z.string(),
  picture: z.object({ size: z.int(), path: z.string() }),
});
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>;

export const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;
