import type { Unit } from '#platform/unit-of-work.ts';
import type { NotificationKind } from '#rules/messages/notification-words.ts';
import type { ReadNotifications } from '#rules/messages/push-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { countUnreadRows, setNotificationsRead, setSubjectRead } from './notification-store.ts';

/** One line of one's bell was read, or all of them. */
export async function readNews(ctx: Context, { notificationId: id }: ReadNotifications): Promise<void> {
  const account = ensure(ctx.viewer, 'manage your account');
  await ctx.write(({ db }) => setNotificationsRead(db, { accountId: account.id, id, now: ctx.now() }));
}

/** How many lines of one's bell were not read yet; a visitor has none. */
export async function countUnreadNews(ctx: Context): Promise<number> {
  return ctx.viewer === null ? 0 : countUnreadRows(ctx.db, ctx.viewer.id);
}

/** Seen where it happened, in the write that notes it there. */
export const readSubject = (
  ctx: Context,
  { db }: Pick<Unit, 'db'>,
  seen: { accountId: string; kind: NotificationKind; subject: string },
): Promise<void> => setSubjectRead(db, { ...seen, now: ctx.now() });
