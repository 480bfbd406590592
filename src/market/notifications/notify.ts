import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import {
  type NotificationKind,
  type NotificationWords,
  PUSH_AFTER_SECONDS,
} from '#rules/messages/notification-words.ts';
import type { Context } from '../context.ts';
import { hasBrowsers, putNotification } from './notification-store.ts';

/** A line of the bell that goes to the browsers of its person, unless they have seen it by then. */
export const SEND_PUSH: Job<{ notificationId: string }> = { name: 'send-push' };

type News = {
  accountId: string;
  kind: NotificationKind;
  /** What it is about: news of the same stay one line until they are read. */
  subject: string;
  /** A path of this site. */
  link: string;
  words: NotificationWords;
  /** How many at once; left out, one. */
  count?: number;
};

/** Tells somebody in their bell what happened, in the write of what happened, and asks for the push. */
export async function notify(ctx: Context, unit: Unit, news: News): Promise<void> {
  const notificationId = await putNotification(unit.db, { count: 1, ...news, now: ctx.now() });
  if (!(await hasBrowsers(unit.db, news.accountId))) return;
  const startAfter = new Date(ctx.now().getTime() + PUSH_AFTER_SECONDS * 1000);
  await unit.enqueue(SEND_PUSH, { notificationId }, startAfter);
}
