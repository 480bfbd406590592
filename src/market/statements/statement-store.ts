import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { StatementAct } from '#rules/moderation/statements.ts';

type NewStatement = {
  accountId: string;
  act: StatementAct;
  subject: string;
  message: string;
  now: Date;
};

export async function insertStatement(db: Database, told: NewStatement): Promise<string> {
  const { id } = await db
    .insertInto('statements')
    .values({
      account_id: told.accountId,
      act: told.act,
      subject: told.subject,
      message: told.message,
      told_at: told.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findStatement(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return db.selectFrom('statements').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked: of two objections at once one becomes the case. */
export async function lockStatement(db: Database, id: string) {
  if (!isId(id)) return undefined;
  return db.selectFrom('statements').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function setObjected(
  db: Database,
  { id, caseNumber, now }: { id: string; caseNumber: string; now: Date },
): Promise<void> {
  await db
    .updateTable('statements')
    .set({ case_number: caseNumber, objected_at: now })
    .where('id', '=', id)
    .execute();
}

export async function findTold(db: Database, accountId: string) {
  return db
    .selectFrom('accounts')
    .select(['email', 'username', 'country'])
    .where('id', '=', accountId)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
}
