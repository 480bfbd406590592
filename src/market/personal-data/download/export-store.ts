import type { Database } from '#platform/postgres/database.ts';
import type { Person } from '../whose-store.ts';

/** Whose download it would be; undefined for whoever has left or is leaving. */
export async function findOwner(
  db: Database,
  accountId: string,
): Promise<(Person & { username: string }) | undefined> {
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username'])
    .where('id', '=', accountId)
    .where('purged_at', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

type NewExport = { accountId: string; linkHash: string; now: Date; expiresAt: Date };

/** A download that is being packed: its link leads nowhere yet. */
export async function insertExport(db: Database, file: NewExport): Promise<string> {
  const { id } = await db
    .insertInto('data_exports')
    .values({
      account_id: file.accountId,
      link_hash: file.linkHash,
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function insertPart(
  db: Database,
  part: { exportId: string; position: number; bytes: Buffer },
): Promise<void> {
  await db
    .insertInto('data_export_parts')
    .values({ export_id: part.exportId, position: part.position, bytes: part.bytes })
    .execute();
}

/** The download is whole, and takes the place of earlier ones. False when its owner was purged meanwhile. */
export async function setReady(db: Database, exportId: string, now: Date): Promise<boolean> {
  const ready = await db
    .updateTable('data_exports')
    .set({ ready_at: now })
    .where('id', '=', exportId)
    .returning('account_id')
    .executeTakeFirst();
  if (!ready) return false;
  await db
    .deleteFrom('data_exports')
    .where('account_id', '=', ready.account_id)
    .where('id', '<>', exportId)
    .where('ready_at', 'is not', null)
    .execute();
  return true;
}

export async function findExport(
  db: Database,
  { accountId, linkHash, now }: { accountId: string; linkHash: string; now: Date },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('data_exports')
    .select('id')
    .where('link_hash', '=', linkHash)
    .where('account_id', '=', accountId)
    .where('expires_at', '>', now)
    .where('ready_at', 'is not', null)
    .executeTakeFirst();
  return row?.id;
}

export async function findPart(
  db: Database,
  exportId: string,
  position: number,
): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('data_export_parts')
    .select('bytes')
    .where('export_id', '=', exportId)
    .where('position', '=', position)
    .executeTakeFirst();
  return row?.bytes;
}

export async function removeOldExports(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('data_exports').where('expires_at', '<=', now).execute();
}
