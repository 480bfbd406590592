import type { Database } from '#platform/postgres/database.ts';
import type { CodePurpose } from '#platform/postgres/schema.ts';

type Which = { accountId: string; purpose: CodePurpose };

/**
 * A new code; the ones before it for the same purpose are void. One that was not mailed opens nothing and voids none: it
 * only counts as asked for.
 */
export async function insertCode(
  db: Database,
  code: Which & { email: string; hmac: string; now: Date; expiresAt: Date; isMailed: boolean },
): Promise<void> {
  if (code.isMailed)
    await db
      .updateTable('codes')
      .set({ used_at: code.now })
      .where('account_id', '=', code.accountId)
      .where('purpose', '=', code.purpose)
      .where('used_at', 'is', null)
      .execute();
  await db
    .insertInto('codes')
    .values({
      account_id: code.accountId,
      purpose: code.purpose,
      email: code.email,
      code_hmac: code.hmac,
      created_at: code.now,
      expires_at: code.expiresAt,
      used_at: code.isMailed ? null : code.now,
    })
    .execute();
}

/** The code that can be used now, locked until the transaction ends, so that each try counts. */
export async function lockLiveCode(
  db: Database,
  { accountId, purpose, most, now }: Which & { most: number; now: Date },
) {
  return db
    .selectFrom('codes')
    .select(['id', 'code_hmac', 'tries', 'email'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('tries', '<', most)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();
}

export async function setCodeTried(
  db: Database,
  id: string,
  { isRight, now }: { isRight: boolean; now: Date },
) {
  await db
    .updateTable('codes')
    .set((code) => ({ tries: code('tries', '+', 1), used_at: isRight ? now : null }))
    .where('id', '=', id)
    .execute();
}

/** When codes were sent since then, the last one first. */
export async function listCodeTimes(db: Database, { accountId, purpose, since }: Which & { since: Date }) {
  const rows = await db
    .selectFrom('codes')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

export async function removeOldCodes(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('codes').where('expires_at', '<=', before).execute();
}
