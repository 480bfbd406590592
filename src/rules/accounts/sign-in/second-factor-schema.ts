import { z } from 'zod';
import { typedCode } from '../../text/text-schema.ts';
import { Login } from '../account-schema.ts';

export const ConfirmSecondFactor = z.strictObject({
  code: typedCode(/^\d{6}$/, 'Enter the 6 digits that your app shows now.'),
});
export type ConfirmSecondFactor = z.infer<typeof ConfirmSecondFactor>;

/** Taking it away asks for both: the password, and a code of the app or from the paper. */
export const EndSecondFactor = z.strictObject({
  password: Login.shape.password,
  code: Login.shape.code.unwrap(),
});
export type EndSecondFactor = z.infer<typeof EndSecondFactor>;
