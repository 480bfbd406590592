import { ACCOUNT_TYPE } from '../accounts/account.ts';

/** What a person may be written about by mail. */
export const NOTIFICATION_KINDS = [
  'new-message',
  'ad-news',
  'ad-expiring',
  'plan-ending',
  'saved-search',
] as const;
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];
export const NOTIFICATION_LABELS: Record<NotificationKind, string> = {
  'new-message': 'Somebody writes to me',
  'ad-news': 'News about my ads: live, held, sold',
  'ad-expiring': 'My ad is about to end',
  'plan-ending': 'My plan is about to end',
  'saved-search': 'New hair for my saved searches',
};
const KINDS_ABOUT_OWN_ADS: readonly NotificationKind[] = ['ad-news', 'ad-expiring'];
/** The kinds that can happen to this person: who only buys has no ads. */
export const notificationKindsFor = ({ accountType }: { accountType: number }): NotificationKind[] =>
  NOTIFICATION_KINDS.filter(
    (kind) => accountType !== ACCOUNT_TYPE.buyer || !KINDS_ABOUT_OWN_ADS.includes(kind),
  );
