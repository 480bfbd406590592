import { RETENTION } from '#rules/retention/retention.ts';
import type { Database } from '#platform/postgres/database.ts';
import type { PassState } from '#rules/accounts/sign-in/device-pass.ts';
import { DAY_MS } from '#rules/time.ts';

export type Device = {
  id: string;
  accountId: string;
  /** Of the proof that made it. */
  epoch: number;
  createdAt: Date;
  expiresAt: Date;
  state: PassState;
};

/** The device that this half of a pass belongs to, locked until the transaction ends. */
export async function lockDeviceByCookie(
  db: Database,
  cookieHash: string,
  now: Date,
): Promise<Device | undefined> {
  const row = await db
    .selectFrom('devices')
    .select(['id', 'account_id as accountId', 'epoch', 'created_at as createdAt', 'expires_at as expiresAt'])
    .select(['generation as confirmed', 'issued_generation as issued'])
    .select(['confirmed_at as confirmedAt', 'rotated_at as rotatedAt'])
    .where('cookie_hash', '=', cookieHash)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return undefined;
  const { confirmed, issued, confirmedAt, rotatedAt, ...device } = row;
  return { ...device, state: { confirmed, issued, confirmedAt, rotatedAt } };
}

/** Whether this browser holds the half of a running pass of that account. */
export async function hasDevice(
  db: Database,
  { cookieHash, email, now }: { cookieHash: string; email: string; now: Date },
): Promise<boolean> {
  const row = await db
    .selectFrom('devices')
    .innerJoin('accounts', 'accounts.id', 'devices.account_id')
    .select('devices.id')
    .where('devices.cookie_hash', '=', cookieHash)
    .where('accounts.email', '=', email)
    .whereRef('devices.epoch', '=', 'accounts.epoch')
    .where('devices.revoked_at', 'is', null)
    .where('devices.expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

type NewDevice = {
  accountId: string;
  epoch: number;
  cookieHash: string;
  state: PassState;
  agent: string | null;
  address: string | null;
  now: Date;
  expiresAt: Date;
};

export async function insertDevice(db: Database, device: NewDevice): Promise<string> {
  const { id } = await db
    .insertInto('devices')
    .values({
      account_id: device.accountId,
      epoch: device.epoch,
      cookie_hash: device.cookieHash,
      ...generations(device.state),
      user_agent: device.agent,
      ip: device.address,
      created_at: device.now,
      last_used_at: device.now,
      expires_at: device.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function setDeviceUsed(
  db: Database,
  id: string,
  { state, now, expiresAt }: { state: PassState; now: Date; expiresAt: Date },
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ ...generations(state), last_used_at: now, expires_at: expiresAt })
    .where('id', '=', id)
    .execute();
}

const generations = (state: PassState) => ({
  generation: state.confirmed,
  issued_generation: state.issued,
  confirmed_at: state.confirmedAt,
  rotated_at: state.rotatedAt,
});

/** Ends a device and every session that was opened on it. */
export async function revokeDevice(db: Database, id: string, why: string, now: Date): Promise<void> {
  await db
    .updateTable('devices')
    .set({ revoked_at: now, revoked_why: why })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  await db.deleteFrom('sessions').where('device_id', '=', id).execute();
}

/** Ends all devices of an account, but for one, and says nothing of sessions. */
export async function revokeDevices(
  db: Database,
  accountId: string,
  { why, exceptId, now }: { why: string; exceptId?: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ revoked_at: now, revoked_why: why })
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .$if(Boolean(exceptId), (query) => query.where('id', '<>', exceptId ?? ''))
    .execute();
}

/** Keeps the devices used last. */
export async function revokeSurplusDevices(
  db: Database,
  accountId: string,
  { most, now }: { most: number; now: Date },
): Promise<void> {
  const surplus = await db
    .selectFrom('devices')
    .select('id')
    .where('account_id', '=', accountId)
    .where('revoked_at', 'is', null)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most)
    .execute();
  for (const { id } of surplus) await revokeDevice(db, id, 'too many devices', now);
}

/** Forgets devices that ended, and after a while from where anybody signed in. */
export async function forgetOldDevices(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.network * DAY_MS);
  await db.deleteFrom('devices').where('expires_at', '<=', before).execute();
  await db.deleteFrom('devices').where('revoked_at', '<=', before).execute();
  await db
    .updateTable('devices')
    .set({ ip: null })
    .where('last_used_at', '<=', before)
    .where('ip', 'is not', null)
    .execute();
}
