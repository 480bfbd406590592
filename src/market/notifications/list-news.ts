import { notificationSentence } from '#rules/messages/notification-words.ts';
import { ensure } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { cutPage, readCursor, writeCursor } from '../cursor.ts';
import { listNotificationRows, type NotificationRow } from './notification-store.ts';
import type { NotificationView } from './notification-view.ts';

const LIMIT = 30;

/** What happened to somebody, the last thing first. */
export async function listNews(
  ctx: Context,
  { after, limit = LIMIT }: { after?: string | undefined; limit?: number } = {},
): Promise<{ items: NotificationView[]; next: string | null }> {
  const account = ensure(ctx.viewer, 'manage your account');
  const cursor = after === undefined ? undefined : readCursor(after, 'latest', 'timestamptz');
  if (after !== undefined && !cursor)
    throw new Refusal('invalid', 'This list has changed. Please start again from the top.', {
      after: ['Not a cursor of this list.'],
    });
  const rows = await listNotificationRows(ctx.db, account.id, { after: cursor, limit: limit + 1 });
  const { shown, next } = cutPage(rows, limit, ({ id, at }) =>
    writeCursor('latest', { value: at.toISOString(), id }),
  );
  return { items: shown.map(notificationView), next };
}

const notificationView = ({
  id,
  kind,
  link,
  words,
  count,
  at,
  read_at,
}: NotificationRow): NotificationView => ({
  id,
  kind,
  sentence: notificationSentence(kind, words, count),
  link,
  at: at.toISOString(),
  isRead: read_at !== null,
});
