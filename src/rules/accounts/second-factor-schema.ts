import { z } from 'zod';
import { Login } from './account-schema.ts';

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
