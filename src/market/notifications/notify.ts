import type { Job } from '#platform/jobs/job.ts';
import type { Unit } from '#platform/unit-of-work.ts';
import {
  type NotificationKind,
  type NotificationWords,
  PUSH_AFTER_SECONDS,
} from '#rules/messages/notification-words.ts';
import type { Context } from '../context.ts';
import { listWithBrowsers, putNotifications } from './notification-store.ts';

/** A line of the bell that goes to the browsers of its person, unless they have seen it by then. */
export const SEND_PUSH: Job<{ notificationId: string }> = { name: 'send-push' };

export type News = {
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
export const notify = (ctx: Context, unit: Unit, news: News): Promise<void> => notifyAll(ctx, unit, [news]);

/** The same of much that happened at once, each about another subject or to somebody else. */
export async function notifyAll(ctx: Context, unit: Unit, news: readonly News[]): Promise<void> {
  if (news.length === 0) return;
  const now = ctx.now();
  const lines = news.map((each) => ({ count: 1, ...each }));
  const put = await putNotifications(unit.db, lines, now);
  const reached = await listWithBrowsers(
    unit.db,
    news.map(({ accountId }) => accountId),
  );
  const pushes = put.flatMap(({ id, accountId }) => (reached.has(accountId) ? [{ notificationId: id }] : []));
  await unit.enqueueAll(SEND_PUSH, pushes, new Date(now.getTime() + PUSH_AFTER_SECONDS * 1000));
}
