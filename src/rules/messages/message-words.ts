export const MESSAGE_MAX = 1000;
/** Nobody types more than this in an hour. */
export const MESSAGES_PER_HOUR = 60;
/** How many photos one message holds, and how many somebody sends in a day. */
export const MESSAGE_PHOTOS_MAX = 4;
export const MESSAGE_PHOTOS_PER_DAY = 80;
/** A code in a photo is found and refused when it is sent; words in it are read by nobody but the other person. */
export const PHOTO_NOTE =
  'We cannot read what is written in a photo. Whatever it shows, write and pay only as agreed here.';
/** In a form without script: what became of a photo that could not be taken, said by whoever took the others in. */
export const PHOTO_PROBLEM_FIELD = 'photo-problem';
/** From this try on, giving contact details is told to staff. */
export const CONTACT_TRIES_BEFORE_ALERT = 3;
export const NEW_ACCOUNT_HOURS = 48;
/** How many conversations may be open live at once, in one process; those beyond ask every 20 seconds instead. */
export const OPEN_THREADS = { perPerson: 8, perAddress: 100, inAll: 2000 } as const;

/** The one rule, shown in every conversation. */
export const CUT_RULE = 'Do not cut until payment has been received.';
/** Two ways to be paid, and what counts in each. */
const WHAT_COUNTS =
  'In a protected sale only your light counts. Outside one, only money in your own account counts.';
export const COUNTS_AS_RECEIVED = [
  WHAT_COUNTS,
  'In your own account means: you have opened your bank or PayPal yourself, and the full amount is there, not pending.',
  'An e-mail, a screenshot, a receipt or a message that says ‘paid’ is not money.',
  'PayPal counts only as ‘goods and services’.',
] as const;
/** The same in one line, for e-mails. */
export const SAFETY_LINE = `Do not cut or post hair before you are paid. ${WHAT_COUNTS} An e-mail that says ‘paid’ is not money.`;

export const SCREENINGS = ['delivered', 'masked', 'held'] as const;
