import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { prepareQuery } from '#platform/postgres/query-pool.ts';
import { isId } from '#rules/id.ts';
import type { NotificationKind, NotificationWords } from '#rules/messages/notification-words.ts';
import type { ChooseNotification } from '#rules/messages/push-schema.ts';
import type { Cursor } from '../cursor.ts';
import { isBeyond } from '../sql/cursor-sql.ts';

export async function listChoices(db: Database, accountId: string) {
  return db
    .selectFrom('notification_choices')
    .select(['kind', 'by_mail', 'by_push'])
    .where('account_id', '=', accountId)
    .execute();
}

export async function setChoice(
  db: Database,
  { accountId, kind, byMail, byPush, now }: ChooseNotification & { accountId: string; now: Date },
): Promise<void> {
  const chosen = {
    ...(byMail === undefined ? {} : { by_mail: byMail }),
    ...(byPush === undefined ? {} : { by_push: byPush }),
    updated_at: now,
  };
  await db
    .insertInto('notification_choices')
    .values({ account_id: accountId, kind, ...chosen })
    .onConflict((conflict) => conflict.columns(['account_id', 'kind']).doUpdateSet(chosen))
    .execute();
}

type NewNotification = {
  accountId: string;
  kind: NotificationKind;
  subject: string;
  link: string;
  words: NotificationWords;
  count: number;
};

/** New lines, or one more in the unread line about the same: of each subject one. */
export async function putNotifications(
  db: Database,
  news: readonly NewNotification[],
  now: Date,
): Promise<{ id: string; accountId: string }[]> {
  if (news.length === 0) return [];
  const lines = news.map(
    ({ accountId, kind, subject, link, words, count }) =>
      sql`(${accountId}, ${kind}, ${subject}, ${link}, ${JSON.stringify(words)}, ${count}, ${now})`,
  );
  const { rows } = await sql<{ id: string; accountId: string }>`
    insert into notifications (account_id, kind, subject, link, words, count, at)
    values ${sql.join(lines)}
    on conflict (account_id, kind, subject) where read_at is null
    do update set count = notifications.count + excluded.count, at = excluded.at, words = excluded.words,
      link = excluded.link
    returning id, account_id as "accountId"`.execute(db);
  if (rows.length !== news.length) throw new Error('a notification was not written');
  return rows;
}

export type NotificationRow = {
  id: string;
  kind: NotificationKind;
  link: string;
  words: NotificationWords;
  count: number;
  at: Date;
  read_at: Date | null;
};

const LATEST = { value: sql`at`, id: sql`id`, type: 'timestamptz', downwards: true } as const;

export async function listNotificationRows(
  db: Database,
  accountId: string,
  { after, limit }: { after?: Cursor | undefined; limit: number },
): Promise<NotificationRow[]> {
  const { rows } = await sql<NotificationRow>`
    select id, kind, link, words, count, at, read_at from notifications
    where account_id = ${accountId} and ${after ? isBeyond(LATEST, after) : sql`true`}
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

/** Of one line, or of all; says how many were unread. Somebody else's are none. */
export async function setNotificationsRead(
  db: Database,
  { accountId, id, now }: { accountId: string; id?: string | undefined; now: Date },
): Promise<void> {
  if (id !== undefined && !isId(id)) return;
  let unread = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null);
  if (id !== undefined) unread = unread.where('id', '=', id);
  await unread.execute();
}

/** What somebody has seen where it happened needs no line any more. */
export async function setSubjectRead(
  db: Database,
  { accountId, kind, subject, now }: Pick<NewNotification, 'accountId' | 'kind' | 'subject'> & { now: Date },
): Promise<void> {
  await db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('account_id', '=', accountId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('read_at', 'is', null)
    .execute();
}

export async function removeSubject(
  db: Database,
  { kind, subject }: Pick<NewNotification, 'kind' | 'subject'>,
): Promise<void> {
  await db.deleteFrom('notifications').where('kind', '=', kind).where('subject', '=', subject).execute();
}

export async function countUnreadRows(db: Database, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .where('read_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Those of them who take pushes at all. */
export async function listWithBrowsers(db: Database, accountIds: readonly string[]): Promise<Set<string>> {
  const rows = await askForBrowsers(db, { accountIds });
  return new Set(rows.map(({ account_id }) => account_id));
}
const askForBrowsers = prepareQuery('push-reached', (db, { accountIds }: { accountIds: readonly string[] }) =>
  db
    .selectFrom('push_subscriptions')
    .select('account_id')
    .distinct()
    .where(sql<boolean>`account_id = any(${accountIds}::uuid[])`)
    .compile(),
);
