import { ACCOUNT_TYPE } from '../accounts/account.ts';

/** What the sentence of a notification is made of. */
export type NotificationWords = { from?: string; title?: string; news?: string };

type Kind = {
  /** As the settings name it. */
  label: string;
  /** The same for e-mails, where not all of them can be switched off. */
  mailLabel?: string;
  /** As the bell and a push say it: never what was written, only who and about what. */
  sentence: (words: NotificationWords, count: number) => string;
  /** Whether it is e-mailed by those who chose nothing; null: no e-mail of this kind can be switched off, or there is none. */
  mail: true | null;
  /** Whether it is pushed to those who chose nothing and take pushes at all. */
  push: boolean;
  /** It happens only to those who sell. */
  isForSellers?: true;
};

const about = ({ title }: NotificationWords) => (title ? ` about ${title}` : '');

/** Everything that somebody may be told of. Whatever happens writes its line with the event itself. */
export const NOTIFICATIONS = {
  'new-message': {
    label: 'Somebody writes to me',
    sentence: (words, count) =>
      `${count === 1 ? 'New message' : `${count} new messages`} from ${words.from}${about(words)}`,
    mail: true,
    push: true,
  },
  offer: {
    label: 'Somebody makes or answers an offer',
    sentence: (words) => `${words.from} ${words.news ?? 'made an offer'}${about(words)}`,
    mail: true,
    push: true,
  },
  sale: {
    label: 'Steps of a sale: paid, posted, received',
    mailLabel: 'Reminders of a sale: to pay, to post, to look',
    sentence: ({ title, news }) => `${title}: ${news}`,
    mail: true,
    push: true,
  },
  match: {
    label: 'Hair and requests that fit, once a day',
    sentence: ({ title }, count) => `${count === 1 ? 'A match' : `${count} matches`} for ${title}`,
    mail: true,
    push: false,
  },
  bundle: {
    label: 'News of a bundle I watch',
    sentence: ({ title, news }) => `${title}: ${news}`,
    mail: true,
    push: true,
  },
  'ad-news': {
    label: 'News about my ads: live, held, sold',
    sentence: ({ title, news }) => `${title}: ${news}`,
    mail: true,
    push: true,
    isForSellers: true,
  },
  'ad-expiring': {
    label: 'My ad is about to end',
    sentence: ({ title }) => `Your ad is about to end: ${title}`,
    mail: true,
    push: false,
    isForSellers: true,
  },
  'plan-ending': {
    label: 'My plan is about to end',
    sentence: ({ title }) => `Your plan is about to end: ${title}`,
    mail: true,
    push: false,
  },
  'saved-search': {
    label: 'New hair for my saved searches',
    sentence: ({ title }, count) => `${count === 1 ? 'New hair' : `${count} new ads`} for ${title}`,
    mail: true,
    push: false,
  },
  'price-drop': {
    label: 'Hair I saved gets cheaper',
    sentence: ({ title, news }) => `${title}: ${news}`,
    mail: true,
    push: true,
  },
  'followed-seller': {
    label: 'New hair from sellers I follow',
    sentence: ({ from, title }, count) =>
      count === 1 ? `New hair from ${from}: ${title}` : `${count} new ads from ${from}`,
    mail: true,
    push: false,
  },
  rating: {
    label: 'Ratings: to write, and to read',
    sentence: ({ title, news }) => `${news}${title ? `: ${title}` : ''}`,
    mail: true,
    push: true,
  },
  'staff-decision': {
    label: 'Decisions about me by our staff',
    sentence: ({ title, news }) => `${news}${title ? `: ${title}` : ''}`,
    mail: null,
    push: true,
  },
} as const satisfies Record<string, Kind>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]];
const kindRow = (kind: NotificationKind): Kind => NOTIFICATIONS[kind];

/** The kinds that can happen to this person: who only buys has no ads. */
export const notificationKindsFor = ({ accountType }: { accountType: number }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter((kind) => {
    const { isForSellers } = kindRow(kind);
    return !(isForSellers && accountType === ACCOUNT_TYPE.buyer);
  });

export const nameMails = (kind: NotificationKind): string => kindRow(kind).mailLabel ?? kindRow(kind).label;

export const hasMail = (kind: NotificationKind): boolean => kindRow(kind).mail !== null;
export const isPushedByDefault = (kind: NotificationKind): boolean => kindRow(kind).push;

export const notificationSentence = (
  kind: NotificationKind,
  words: NotificationWords,
  count: number,
): string => kindRow(kind).sentence(words, count);

/** How many browsers of one person take pushes. */
export const PUSH_BROWSERS_MAX = 10;
/** Whether the person is looking is known by then: who has read it is not told once more. */
export const PUSH_AFTER_SECONDS = 5;
/** So long somebody counts as looking after their browser last said so. */
export const LOOKING_SECONDS = 90;
/** How many streams of one's own numbers may be open at once, in one process. */
export const OPEN_BELLS = { perPerson: 8, perAddress: 100, inAll: 5000 } as const;
