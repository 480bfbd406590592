import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';

type NewBan = {
  accountId: string;
  kind: 'address' | 'device';
  marks: string[];
  reason: string;
  by: string;
  now: Date;
  endsAt: Date;
};

export async function insertBan(db: Database, ban: NewBan): Promise<string> {
  const { id } = await db
    .insertInto('bans')
    .values({
      account_id: ban.accountId,
      kind: ban.kind,
      marks: ban.marks,
      reason: ban.reason,
      placed_by: ban.by,
      placed_at: ban.now,
      ends_at: ban.endsAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** What stands against somebody now, the newest first. */
export async function listBanRows(db: Database, accountId: string, now: Date) {
  return db
    .selectFrom('bans')
    .innerJoin('accounts as author', 'author.id', 'placed_by')
    .select(['bans.id', sql<'address' | 'device'>`kind`.as('kind'), 'marks', 'reason', 'version'])
    .select(['author.username as by', 'placed_at', 'ends_at'])
    .where('account_id', '=', accountId)
    .where('lifted_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('placed_at', 'desc')
    .orderBy('bans.id', 'desc')
    .execute();
}

/** A ban, held until the write ends, with who lifted it. */
export async function lockBan(db: Database, id: string) {
  if (!isId(id)) return undefined;
  const ban = await db
    .selectFrom('bans')
    .select(['id', 'account_id', 'kind', 'ends_at', 'lifted_at', 'lifted_by', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!ban) return undefined;
  const lifter =
    ban.lifted_by === null
      ? undefined
      : await db.selectFrom('accounts').select('username').where('id', '=', ban.lifted_by).executeTakeFirst();
  return { ...ban, lifter: lifter?.username ?? null };
}

export async function setLifted(
  db: Database,
  { id, by, why, now }: { id: string; by: string; why: string; now: Date },
): Promise<void> {
  await db
    .updateTable('bans')
    .set({ lifted_at: now, lifted_by: by, lifted_why: why, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** What the browsers of somebody are known by, as far as we remember them. */
export async function listDeviceMarks(db: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('devices')
    .select('cookie_hash')
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map(({ cookie_hash: mark }) => mark);
}
