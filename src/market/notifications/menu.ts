import { chooseNotification } from './choose-notification.ts';
import { listNews } from './list-news.ts';
import { listNotifications } from './list-notifications.ts';
import { watchBell } from './live/watch-bell.ts';
import { countUnreadNews, readNews } from './read-news.ts';
import {
  isSubscribedToPush,
  showPushKey,
  subscribeToPush,
  unsubscribeFromPush,
} from './push/subscribe-to-push.ts';

/** What somebody is told of, and how. */
export const notificationMenus = {
  notifications: {
    list: listNotifications,
    choose: chooseNotification,
    news: listNews,
    read: readNews,
    countUnread: countUnreadNews,
    watch: watchBell,
    pushKey: showPushKey,
    isSubscribed: isSubscribedToPush,
    subscribe: subscribeToPush,
    unsubscribe: unsubscribeFromPush,
  },
};
