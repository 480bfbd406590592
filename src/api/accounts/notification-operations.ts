import { z } from 'zod';
import { ChooseNotification } from '#rules/messages/message-schema.ts';
import { NOTIFICATION_KINDS } from '#rules/messages/notification-words.ts';
import { change, read } from '../operation.ts';

/** What you are written about by mail. */
export const notificationOperations = {
  list: read({
    about: 'Which e-mails you get.',
    access: 'manage your account',
    output: { items: z.array(z.object({ kind: z.enum(NOTIFICATION_KINDS), byMail: z.boolean() })) },
    order: async (market) => ({ items: await market.notifications.list() }),
  }),
  choose: change({
    about: 'Switches one kind of e-mail on or off.',
    access: 'manage your account',
    input: ChooseNotification,
    order: (market, choice) => market.notifications.choose(choice),
  }),
};
