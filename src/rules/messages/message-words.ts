export const MESSAGE_MAX = 1000;
/** Nobody types more than this in an hour. */
export const MESSAGES_PER_HOUR = 60;
/** From this try on, giving contact details is told to staff. */
export const CONTACT_TRIES_BEFORE_ALERT = 3;
export const NEW_ACCOUNT_HOURS = 48;
/** How many conversations may be open live at once, in one process; those beyond ask every 20 seconds instead. */
export const OPEN_THREADS = { perPerson: 8, perAddress: 100, inAll: 2000 } as const;

/** The one rule, shown in every conversation. */
export const CUT_RULE = 'Do not cut until payment has been received.';
export const COUNTS_AS_RECEIVED = [
  'Received means: you have opened your own bank or PayPal account and the full amount is there, not pending.',
  'An e-mail, a screenshot, a receipt or a message that says ‘paid’ is not money.',
  'PayPal counts only as ‘goods and services’. We never hold money for anybody.',
] as const;
/** The same in one line, for e-mails. */
export const SAFETY_LINE =
  'Do not cut or post hair until the money is in your own account. An e-mail that says ‘paid’ is not money.';

export const SCREENINGS = ['delivered', 'masked', 'held'] as const;
