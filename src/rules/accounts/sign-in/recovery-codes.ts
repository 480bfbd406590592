/** For the day the phone is lost: each of them opens the account once. */
export const RECOVERY_CODES = 10;
/** Nothing that is read wrongly from paper: no 0, 1, i, l, o. */
export const RECOVERY_LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const RECOVERY_LENGTH = 10;
