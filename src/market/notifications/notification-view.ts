import { z } from 'zod';
import { NOTIFICATION_KINDS } from '#rules/messages/notification-words.ts';

/** A line of the bell. */
export const NotificationView = z.object({
  id: z.string(),
  kind: z.enum(NOTIFICATION_KINDS),
  sentence: z.string(),
  /** A path of this site. */
  link: z.string(),
  at: z.iso.datetime(),
  isRead: z.boolean(),
});
export type NotificationView = z.infer<typeof NotificationView>;

/** How somebody is told of a kind; null: there is no e-mail of it to switch off. */
export const NotificationChoice = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  byMail: z.boolean().nullable(),
  byPush: z.boolean(),
});
export type NotificationChoice = z.infer<typeof NotificationChoice>;
