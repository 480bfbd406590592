import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { NotificationKind, NotificationWords } from '#rules/messages/notification-words.ts';
import type { SubscribeToPush } from '#rules/messages/push-schema.ts';

type NewBrowser = SubscribeToPush & {
  accountId: string;
  serverKey: string;
  agent: string | null;
  deviceId: string | null;
  sessionId: string;
  now: Date;
};

/** One browser is one person's: who subscribes there takes it over. The oldest beyond so many go. */
export async function putBrowser(db: Database, browser: NewBrowser, most: number): Promise<void> {
  const row = {
    account_id: browser.accountId,
    p256dh: browser.p256dh,
    auth: browser.auth,
    server_key: browser.serverKey,
    user_agent: browser.agent,
    device_id: browser.deviceId,
    session_id: browser.sessionId,
    created_at: browser.now,
  };
  await db
    .insertInto('push_subscriptions')
    .values({ ...row, endpoint: browser.endpoint })
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(row))
    .execute();
  await sql`delete from push_subscriptions where account_id = ${browser.accountId} and id not in (
    select id from push_subscriptions where account_id = ${browser.accountId}
    order by created_at desc, id desc limit ${most})`.execute(db);
}

export async function removeBrowser(db: Database, accountId: string, endpoint: string): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .execute();
}

/** Whether somebody is still signed in there: with the device that stays so, or in the session that asked for pushes. */
const isSignedIn = (now: Date) => sql<boolean>`(
  exists (select from devices join accounts on accounts.id = devices.account_id and accounts.epoch = devices.epoch
    where devices.id = push_subscriptions.device_id and revoked_at is null and expires_at > ${now})
  or exists (select from sessions join accounts on accounts.id = sessions.account_id and accounts.epoch = sessions.epoch
    where sessions.id = push_subscriptions.session_id and expires_at > ${now}))`;

export async function hasBrowser(
  db: Database,
  { accountId, endpoint, now }: { accountId: string; endpoint: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('push_subscriptions')
    .select('id')
    .where('account_id', '=', accountId)
    .where('endpoint', '=', endpoint)
    .where(isSignedIn(now))
    .executeTakeFirst();
  return row !== undefined;
}

/** Of somebody: those where nobody is signed in any longer. */
export async function removeLeftBrowsers(db: Database, accountId: string, now: Date): Promise<void> {
  await db
    .deleteFrom('push_subscriptions')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`not ${isSignedIn(now)}`)
    .execute();
}

export async function listBrowsers(db: Database, accountId: string) {
  return db
    .selectFrom('push_subscriptions')
    .select(['endpoint', 'p256dh', 'auth', 'server_key as serverKey'])
    .where('account_id', '=', accountId)
    .execute();
}

type DuePush = {
  accountId: string;
  kind: NotificationKind;
  link: string;
  words: NotificationWords;
  count: number;
  byPush: boolean | null;
};

/** What is still news to somebody who is here, does not look at the site right now and may be told. */
export async function findDuePush(
  db: Database,
  notificationId: string,
  now: Date,
): Promise<DuePush | undefined> {
  const { rows } = await sql<DuePush>`
    select account_id as "accountId", notifications.kind, link, words, count, by_push as "byPush"
    from notifications
    join accounts on accounts.id = account_id and deleted_at is null and blocked_at is null
    left join notification_choices using (account_id, kind)
    where notifications.id = ${notificationId} and read_at is null
      and not exists (
        select from people_looking where people_looking.account_id = accounts.id and until > ${now})`.execute(
    db,
  );
  return rows[0];
}

/** Until when somebody counts as looking at the site. */
export async function setLooking(db: Database, accountId: string, until: Date): Promise<void> {
  await db
    .insertInto('people_looking')
    .values({ account_id: accountId, until })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ until }))
    .execute();
}
