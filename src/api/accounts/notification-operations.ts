import { z } from 'zod';
import { NotificationChoice, NotificationView } from '#market/notifications/notification-view.ts';
import {
  ChooseNotification,
  ReadNotifications,
  SubscribeToPush,
  UnsubscribeFromPush,
} from '#rules/messages/push-schema.ts';
import { change, read } from '../operation.ts';

/** What you are told of, and how. */
export const notificationOperations = {
  list: read({
    about: 'Which e-mails and pushes you get.',
    access: 'manage your account',
    output: { items: z.array(NotificationChoice) },
    order: async (market) => ({ items: await market.notifications.list() }),
  }),
  choose: change({
    about: 'Switches e-mails or pushes of one kind on or off.',
    access: 'manage your account',
    input: ChooseNotification,
    order: (market, choice) => market.notifications.choose(choice),
  }),
  news: read({
    about: 'Your notifications, latest first, read and unread.',
    access: 'manage your account',
    input: z.strictObject({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      after: z.string().max(200).optional(),
    }),
    output: { items: z.array(NotificationView), next: z.string().nullable() },
    order: (market, page) => market.notifications.news(page),
  }),
  read: change({
    about: 'Marks one notification as read, or all of them.',
    access: 'manage your account',
    input: ReadNotifications,
    order: (market, which) => market.notifications.read(which),
  }),
  pushKey: read({
    about: 'The key that a browser needs to take pushes of this site.',
    access: 'manage your account',
    output: { publicKey: z.string() },
    order: (market) => market.notifications.pushKey(),
  }),
  isSubscribed: change({
    about: 'Whether pushes for you go to this browser.',
    access: 'manage your account',
    input: UnsubscribeFromPush,
    output: { isSubscribed: z.boolean() },
    order: (market, browser) => market.notifications.isSubscribed(browser),
  }),
  subscribe: change({
    about: 'Sends pushes to this browser, by its PushSubscription.',
    access: 'manage your account',
    input: SubscribeToPush,
    order: (market, browser) => market.notifications.subscribe(browser),
  }),
  unsubscribe: change({
    about: 'Sends no more pushes to this browser.',
    access: 'manage your account',
    input: UnsubscribeFromPush,
    order: (market, browser) => market.notifications.unsubscribe(browser),
  }),
};
