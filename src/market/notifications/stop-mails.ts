import type { Unit } from '#platform/unit-of-work.ts';
import type { NotificationKind } from '#rules/messages/notification-words.ts';
import { setChoice } from './notification-store.ts';

/** No more e-mails of a kind, for somebody who said so by a link in one of them. */
export const stopMails = (
  { db }: Pick<Unit, 'db'>,
  { accountId, kind, now }: { accountId: string; kind: NotificationKind; now: Date },
): Promise<void> => setChoice(db, { accountId, kind, byMail: false, now });
