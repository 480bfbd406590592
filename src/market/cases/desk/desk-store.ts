import type { Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { CaseEntryKind, DB } from '#platform/postgres/schema.ts';
import type { Role } from '#rules/accounts/account.ts';
import { isId } from '#rules/id.ts';

/** A case, held until the write ends. */
export async function lockCase(db: Database, caseNumber: string) {
  return db
    .selectFrom('cases')
    .select(['id', 'case_number', 'topic', 'email', 'account_id', 'created_at'])
    .select(['version', 'due_at', 'closed_at', 'handler_id', 'for_management'])
    .where('case_number', '=', caseNumber)
    .forUpdate()
    .executeTakeFirst();
}
export type LockedCase = NonNullable<Awaited<ReturnType<typeof lockCase>>>;

/** Changes a case; every change is a new version. */
export async function setCase(db: Database, id: string, changes: Updateable<DB['cases']>): Promise<void> {
  await db
    .updateTable('cases')
    .set({ ...changes, version: sql`version + 1` })
    .where('id', '=', id)
    .execute();
}

type NewEntry = { caseId: string; by: string | null; now: Date } & (
  | { kind: 'words' | 'answer'; text: string }
  | { kind: 'note' | 'event'; note: string }
);

export async function insertEntry(db: Database, { caseId, by, now, ...said }: NewEntry): Promise<void> {
  await db
    .insertInto('case_entries')
    .values({ ...said, case_id: caseId, author_id: by, created_at: now })
    .execute();
}

/** Who did what last: for whoever acts on what they read before. */
export async function findLastEntry(
  db: Database,
  caseId: string,
): Promise<{ kind: CaseEntryKind; note: string | null; by: string | null; byId: string | null } | undefined> {
  return db
    .selectFrom('case_entries')
    .leftJoin('accounts', 'accounts.id', 'author_id')
    .select(['kind', 'note', 'accounts.username as by', 'author_id as byId'])
    .where('case_id', '=', caseId)
    .orderBy('case_entries.created_at', 'desc')
    .orderBy('case_entries.id', 'desc')
    .executeTakeFirst();
}

/** What the person wrote last after their first words, unless we have answered since. */
export async function findLastWords(db: Database, caseId: string): Promise<string | undefined> {
  const last = await db
    .selectFrom('case_entries')
    .select(['kind', 'text'])
    .where('case_id', '=', caseId)
    .where('text', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return last?.kind === 'words' ? (last.text ?? undefined) : undefined;
}

/** Whoever gave this address while signed in. */
export async function findWriter(db: Database, accountId: string) {
  if (!isId(accountId)) return undefined;
  return db
    .selectFrom('accounts')
    .select(['id', 'email', 'username', 'country'])
    .where('id', '=', accountId)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
}

export type Colleague = { id: string; username: string; email: string; role: Role };

/** Everybody who works here now. */
export async function listStaff(db: Database): Promise<Colleague[]> {
  return db
    .selectFrom('accounts')
    .select(['id', 'username', 'email', 'role'])
    .where('role', '<>', 'enduser')
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('purged_at', 'is', null)
    .orderBy('username')
    .execute();
}

export async function findColleague(db: Database, id: string): Promise<Colleague | undefined> {
  return isId(id) ? (await listStaff(db)).find((one) => one.id === id) : undefined;
}
