import type { Unit } from '#platform/unit-of-work.ts';
import type { NotificationKind } from '#rules/messages/notification-words.ts';
import { removeSubject } from './notification-store.ts';

/** Takes the lines about something out of everybody's bell, because it never happened. */
export const forgetNews = (
  { db }: Pick<Unit, 'db'>,
  about: { kind: NotificationKind; subject: string },
): Promise<void> => removeSubject(db, about);
