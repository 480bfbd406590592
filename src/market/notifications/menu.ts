import { chooseNotification } from './choose-notification.ts';
import { listNotifications } from './list-notifications.ts';

/** What somebody is written about by mail. */
export const notificationMenus = { notifications: { list: listNotifications, choose: chooseNotification } };
