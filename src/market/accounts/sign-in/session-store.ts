import { sql, type Updateable } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { DB } from '#platform/postgres/schema.ts';
import type { Account, AccountType } from '#rules/accounts/account.ts';
import type { Session } from '../../browser.ts';

type ShownSession = { sessionHash: string; token: string; now: Date };
type FoundSession = Omit<Session, 'sid'>;

/** The account of a running session; blocked and deleted people have none. */
export async function findAccountBySession(
  db: Database,
  { sessionHash, token, now }: ShownSession,
): Promise<{ viewer: Account; session: FoundSession; hasSecondFactor: boolean } | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['accounts.id', 'accounts.email', 'accounts.username', 'accounts.role', 'accounts.country'])
    .select(sql<AccountType>`accounts.account_type`.as('accountType'))
    .select(sql<boolean>`accounts.totp_confirmed_at is not null`.as('hasSecondFactor'))
    .select(['sessions.id as sessionId', 'sessions.device_id as deviceId', 'sessions.epoch'])
    .select(['sessions.password_given_at as passwordGivenAt', 'sessions.factor_given_at as factorGivenAt'])
    .where('sessions.sid_hash', '=', sessionHash)
    .where('sessions.token', '=', token)
    .where('sessions.expires_at', '>', now)
    .whereRef('sessions.epoch', '=', 'accounts.epoch')
    .where('accounts.blocked_at', 'is', null)
    .where('accounts.deleted_at', 'is', null)
    .executeTakeFirst();
  if (!row) return null;
  const { sessionId, deviceId, epoch, passwordGivenAt, factorGivenAt, hasSecondFactor, ...viewer } = row;
  return {
    viewer,
    session: { id: sessionId, deviceId, token, epoch, passwordGivenAt, factorGivenAt },
    hasSecondFactor,
  };
}

type NewSession = {
  accountId: string;
  /** Of the proof that opens it. */
  epoch: number;
  deviceId: string | null;
  sidHash: string;
  token: string;
  byPassword: boolean;
  agent: string | null;
  address: string | null;
  now: Date;
  expiresAt: Date;
};

export async function insertSession(db: Database, session: NewSession): Promise<string> {
  const { id } = await db
    .insertInto('sessions')
    .values({
      account_id: session.accountId,
      epoch: session.epoch,
      device_id: session.deviceId,
      sid_hash: session.sidHash,
      token: session.token,
      strength: session.byPassword ? 'strong' : 'weak',
      password_given_at: session.byPassword ? session.now : null,
      user_agent: session.agent,
      ip: session.address,
      created_at: session.now,
      last_seen_at: session.now,
      expires_at: session.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setSessionSeen(
  db: Database,
  id: string,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

/** Takes one session, and the device it was opened on, into the epoch that has just begun. */
export async function moveToEpoch(
  db: Database,
  { id, deviceId }: Pick<Session, 'id' | 'deviceId'>,
  epoch: number,
): Promise<void> {
  await db.updateTable('sessions').set({ epoch }).where('id', '=', id).execute();
  if (deviceId) await db.updateTable('devices').set({ epoch }).where('id', '=', deviceId).execute();
}

export type GivenProof = Pick<
  Updateable<DB['sessions']>,
  'password_given_at' | 'factor_given_at' | 'strength'
>;

export async function setProofGiven(db: Database, id: string, given: GivenProof): Promise<void> {
  await db.updateTable('sessions').set(given).where('id', '=', id).execute();
}

/** What was proved on a session, and when; and whether its account has a second factor at all. */
export async function findProofsGiven(db: Database, id: string) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['password_given_at', 'factor_given_at'])
    .select(sql<boolean>`accounts.totp_confirmed_at is not null`.as('has_second_factor'))
    .where('sessions.id', '=', id)
    .executeTakeFirst();
}

/** Running sessions, the last seen first. */
export async function listSessionRows(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('accounts', 'accounts.id', 'sessions.account_id')
    .select(['sessions.id', 'device_id', 'user_agent', 'sessions.created_at', 'last_seen_at'])
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .whereRef('sessions.epoch', '=', 'accounts.epoch')
    .orderBy('last_seen_at', 'desc')
    .orderBy('sessions.id', 'desc')
    .execute();
}

export async function findSession(db: Database, accountId: string, id: string) {
  return db
    .selectFrom('sessions')
    .select(['id', 'device_id'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function removeSession(db: Database, id: string): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function removeSessions(db: Database, accountId: string, exceptId?: string): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where('account_id', '=', accountId)
    .$if(exceptId !== undefined, (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

/** Keeps the newest sessions of a person. */
export async function removeSurplusSessions(db: Database, accountId: string, most: number): Promise<void> {
  const surplus = db
    .selectFrom('sessions')
    .select('id')
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  await db.deleteFrom('sessions').where('id', 'in', surplus).execute();
}

export async function removeOldSessions(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('sessions').where('expires_at', '<=', now).execute();
}
