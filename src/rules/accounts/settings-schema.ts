import { z } from 'zod';
import { BUYER_KINDS } from './account.ts';
import {
  adult,
  businessName,
  code,
  country,
  email,
  Login,
  newPassword,
  termsVersion,
  username,
} from './account-schema.ts';
import { CODES, ALL_OTHERS } from './account-rules.ts';
import { isId } from '../id.ts';
import { line, lines, withoutTags } from '../text/text-schema.ts';

const kind = z.enum(BUYER_KINDS, 'Choose what kind of buyer you are.').nullish();
const common = { username: username.optional(), country: country.optional() };

/** What a seller changes about themselves; what is left out stays. */
export const UpdateSeller = z.strictObject({
  ...common,
  businessName,
  traderDetails: withoutTags(lines({ name: 'trader details', max: 1000 })).nullish(),
  /** Of somebody who bought here first. */
  kind,
});
export const UpdateBuyer = z.strictObject({
  ...common,
  businessName,
  kind,
});
export type UpdateProfile = z.infer<typeof UpdateSeller> & z.infer<typeof UpdateBuyer>;

/** A buyer who also sells says again what everybody who sells has said. */
export const AcceptTerms = z.strictObject({ termsVersion });
export type AcceptTerms = z.output<typeof AcceptTerms>;

export const AlsoSell = z.strictObject({ adult, termsVersion });
export type AlsoSell = z.infer<typeof AlsoSell>;

const password = Login.shape.password;

export const ChangePassword = z.strictObject({ password, newPassword });
export type ChangePassword = z.infer<typeof ChangePassword>;

/** A new address: whoever asks proves who they are, and then, by a code, that they can read mail there. */
export const ChangeEmail = z.strictObject({ email, password: password.optional() });
export type ChangeEmail = z.infer<typeof ChangeEmail>;
export const ChangeEmailTyped = z.strictObject({ email, password });
export const ProveNewEmail = z.strictObject({ otp: code(CODES.newAddress.digits) });
export type ProveNewEmail = z.infer<typeof ProveNewEmail>;

/** One session, or all but this one. */
export const EndSession = z.strictObject({
  session: z
    .string('Say which session to end.')
    .refine((text) => text === ALL_OTHERS || isId(text), 'Say which session to end.'),
});
export type EndSession = z.infer<typeof EndSession>;

/** Who is signed in proves once more who they are: by the password, by a code of the app, or by both. */
export const ConfirmItIsYou = z
  .strictObject({ password: password.optional(), code: Login.shape.code })
  .refine(({ password: typed, code: shown }) => typed !== undefined || shown !== undefined, {
    error: 'Enter your password, or a code from your app.',
    path: ['password'],
  });
export type ConfirmItIsYou = z.infer<typeof ConfirmItIsYou>;

export const NeedsPassword = z.strictObject({ password: password.optional() });
export type NeedsPassword = z.infer<typeof NeedsPassword>;
/** The forms of our pages always ask for it: a program may have proved it a moment before. */
export const NeedsPasswordTyped = z.strictObject({ password });

/** Deleted by mistake: the way back, within the fortnight. */
export const RestoreAccount = Login.pick({ email: true, password: true, code: true });
export type RestoreAccount = z.infer<typeof RestoreAccount>;

/** What a browser tells of a silent login or a page that did not go well. Nothing that a person typed. */
export const RecordDiagnostic = z.strictObject({
  kind: z.enum(['silent-login-failed', 'silent-login-without-token', 'hydration', 'render'], 'Unknown kind.'),
  message: line({ name: 'message', max: 300 }),
});
export type RecordDiagnostic = z.infer<typeof RecordDiagnostic>;
