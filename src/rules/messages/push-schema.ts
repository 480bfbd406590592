import { z } from 'zod';
import { idField } from '../text/text-schema.ts';
import { NOTIFICATION_KINDS } from './notification-words.ts';

/** Where and how a browser takes pushes, as its PushSubscription says. Whether we send there is asked of the address. */
export const SubscribeToPush = z.strictObject({
  endpoint: z
    .string('Say where this browser takes pushes.')
    .max(1000)
    .regex(/^[\u0021-\u007e]+$/, 'Not the address of a push service.'),
  p256dh: z.string().regex(/^[A-Za-z0-9_-]{80,100}$/, 'Not a key of a browser.'),
  auth: z.string().regex(/^[A-Za-z0-9_-]{16,40}$/, 'Not a secret of a browser.'),
});
export type SubscribeToPush = z.infer<typeof SubscribeToPush>;

export const UnsubscribeFromPush = SubscribeToPush.pick({ endpoint: true });
export type UnsubscribeFromPush = z.infer<typeof UnsubscribeFromPush>;

/** One line of the bell, or all of them. */
export const ReadNotifications = z.strictObject({
  notificationId: idField('Say which notification you mean.').optional(),
});
export type ReadNotifications = z.infer<typeof ReadNotifications>;

export const ChooseNotification = z.strictObject({
  kind: z.enum(NOTIFICATION_KINDS, 'Choose one of the kinds.'),
  byMail: z.boolean().optional(),
  byPush: z.boolean().optional(),
});
export type ChooseNotification = z.infer<typeof ChooseNotification>;
