import { DAY_SECONDS, HOUR_SECONDS } from './time.ts';

/** At most so many in each window. */
export type Limit = { most: number; seconds: number };

/** What one address may ask for. All people behind one address count together, so these are generous. */
export const ADDRESS_LIMITS = {
  login: [
    { most: 10, seconds: 60 },
    { most: 30, seconds: HOUR_SECONDS },
  ],
  'silent-login': [
    { most: 60, seconds: 60 },
    { most: 600, seconds: HOUR_SECONDS },
  ],
  'sign-up': [
    { most: 5, seconds: 60 },
    { most: 20, seconds: HOUR_SECONDS },
  ],
  code: [
    { most: 10, seconds: 60 },
    { most: 60, seconds: HOUR_SECONDS },
  ],
  diagnostic: [{ most: 20, seconds: 60 }],
  'open-case': [
    { most: 5, seconds: 60 },
    { most: 20, seconds: HOUR_SECONDS },
  ],
  // Whether a guide helped: a number that only we read.
  vote: [{ most: 10, seconds: 60 }],
  // A question without an answer: words that only we read.
  'help-miss': [{ most: 10, seconds: 60 }],
  'show-case': [{ most: 10, seconds: 60 }],
  // What a visitor wrote to a seller is saved while they sign in.
  draft: [
    { most: 10, seconds: 60 },
    { most: 60, seconds: HOUR_SECONDS },
  ],
  // One report can take an ad down at once, so one visitor must not send a hundred.
  report: [
    { most: 5, seconds: 60 },
    { most: 20, seconds: HOUR_SECONDS },
  ],
  // A search for hair that goes together costs more than a list.
  bundles: [
    { most: 6, seconds: 60 },
    { most: 60, seconds: HOUR_SECONDS },
  ],
  // The same on its page, where whoever drags a slider asks often.
  'bundle-page': [
    { most: 60, seconds: 60 },
    { most: 600, seconds: HOUR_SECONDS },
  ],
} as const satisfies Record<string, readonly Limit[]>;
export type AddressLimit = keyof typeof ADDRESS_LIMITS;

/** A demo serves everybody from one address. */
export const DEMO_FACTOR = 100;

/** What one account may ask for, whoever asks. */
export const ACCOUNT_LIMITS = {
  // Whatever happens: more would only be switched off.
  push: [{ most: 12, seconds: HOUR_SECONDS }],
  export: [{ most: 3, seconds: DAY_SECONDS }],
  // Ratings and answers to them; tries that the screening refused count too.
  rating: [{ most: 40, seconds: HOUR_SECONDS }],
  // Files of ads that are tried; each is kept for a while.
  import: [
    { most: 40, seconds: HOUR_SECONDS },
    { most: 150, seconds: DAY_SECONDS },
  ],
  // Each may ask the payment provider.
  light: [{ most: 6, seconds: 60 }],
  bundles: [{ most: 30, seconds: 60 }],
  'bundle-page': [{ most: 90, seconds: 60 }],
} as const satisfies Record<string, readonly Limit[]>;
export type AccountLimit = keyof typeof ACCOUNT_LIMITS;

/** Photos that are being sent to one process at the same time. A page sends them one after the other. */
export const OPEN_UPLOADS = { perPerson: 4, perAddress: 16, inAll: 64 };

/** How much of photos, in kilobytes: two dozen full ads in an hour, and a trader's whole stock in a day. */
export const PHOTO_KILOBYTES = {
  account: [
    { most: 400 * 1024, seconds: HOUR_SECONDS },
    { most: 2 * 1024 * 1024, seconds: DAY_SECONDS },
  ],
  address: [
    { most: 2 * 1024 * 1024, seconds: HOUR_SECONDS },
    { most: 10 * 1024 * 1024, seconds: DAY_SECONDS },
  ],
} as const satisfies Record<'account' | 'address', readonly Limit[]>;

/** A photo that comes in more slowly holds the door open: the oldest of telephones send ten times as much. */
export const PHOTO_PACE = { everyMs: 10_000, bytes: 32 * 1024 };

/** What one person may have at a time. Counted while nobody else adds to it, so that many at once cannot pass. */
export const QUOTAS = {
  drafts: 20,
  photosOnDrafts: 80,
  /** The same for whoever sends files of ads: the rows of a file, and the photos of forty full ads. */
  tradersDrafts: 500,
  photosOnTradersDrafts: 320,
  /** Nobody fills our disk with photos that no ad uses. */
  unusedPhotos: 60,
  openOrders: 5,
  savedSearches: 100,
  /** Live, ended or not accepted: what is deleted is no more. */
  requests: 100,
};

const THREE_AN_HOUR = { most: 3, seconds: HOUR_SECONDS };
/** Whoever asks for a code again must give the mail time to come. */
export const CODE_AGAIN_SECONDS = 60;
const CODES_MAILED = [{ most: 1, seconds: CODE_AGAIN_SECONDS }, THREE_AN_HOUR];

/**
 * E-mails that somebody can cause who is not their recipient: how many of each kind one mailbox gets, whoever asks.
 * E-mails to our own desk are not among them, nor those between people who are signed in and can block each other.
 */
export const MAIL_LIMITS = {
  'already-here': [THREE_AN_HOUR],
  'sign-up-code': CODES_MAILED,
  'reset-code': CODES_MAILED,
  'new-address-code': [THREE_AN_HOUR],
  'report-receipt': [THREE_AN_HOUR, { most: 5, seconds: DAY_SECONDS }],
  'report-outcome': [THREE_AN_HOUR],
  'ad-hidden': [THREE_AN_HOUR],
  'case-receipt': [THREE_AN_HOUR],
  // The clock causes it: once a morning, however often the job runs.
  'overdue-work': [{ most: 1, seconds: 20 * HOUR_SECONDS }],
} as const satisfies Record<string, readonly Limit[]>;
export type StrangersMail = keyof typeof MAIL_LIMITS;
/** Longer than any of these windows nothing need be remembered. */
export const MAIL_LIMIT_SECONDS = Math.max(
  ...Object.values(MAIL_LIMITS).flatMap((limits) => limits.map(({ seconds }) => seconds)),
);

/** Failed codes in an hour over the whole site that look like somebody trying them all. */
export const FAILED_CODES_ALARM = 200;

const QUICK_TRIES = 5;
const LONGEST_WAIT_SECONDS = 15 * 60;

/** How long to wait after so many wrong passwords in a row: five are free, then 1 s, 2 s, 4 s … up to 15 min. */
export function waitAfter(failures: number): number {
  if (failures < QUICK_TRIES) return 0;
  return Math.min(2 ** (failures - QUICK_TRIES), LONGEST_WAIT_SECONDS);
}

/** What counts as one address: one IPv4 address, or the /64 that a household or server has of IPv6. */
export function addressGroup(address: string | null): string {
  if (address === null) return 'none';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.split('%')[0]?.toLowerCase().split('::') ?? [];
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - front.length - back.length }, () => '0');
  const groups = [...front, ...zeros, ...back].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
