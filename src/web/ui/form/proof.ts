/** What a form of staff is sent with when their last proof was a while ago: the password, or a code of the app. */
export const PROOF_FIELD = 'proof';

/** No password is as short as a code. */
export const toProof = (typed: string) => (/^\d{6}$/.test(typed) ? { code: typed } : { password: typed });
