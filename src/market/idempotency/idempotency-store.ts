import type { Database } from '#platform/postgres/database.ts';
import { DAY_MS } from '#rules/time.ts';

/** An account, or the browser of somebody who is not signed in. */
export type KeyOwner = { accountId: string; browser: null } | { accountId: null; browser: string };
type Key = { owner: KeyOwner; route: string; key: string };

/** True when the key is new. Of two at once the second waits here until the first has ended. */
export async function claimKey(
  db: Database,
  claim: Key & { requestHash: string; now: Date },
): Promise<boolean> {
  const claimed = await db
    .insertInto('idempotency_keys')
    .values({
      account_id: claim.owner.accountId,
      browser_hash: claim.owner.browser,
      route: claim.route,
      key: claim.key,
      request_hash: claim.requestHash,
      created_at: claim.now,
      expires_at: new Date(claim.now.getTime() + DAY_MS),
    })
    .onConflict((conflict) => conflict.constraint('idempotency_keys_once').doNothing())
    .executeTakeFirst();
  return claimed.numInsertedOrUpdatedRows === 1n;
}

export async function findAnswer(db: Database, { owner, route, key }: Key) {
  const row = await db
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'answer'])
    .where('account_id', 'is not distinct from', owner.accountId)
    .where('browser_hash', 'is not distinct from', owner.browser)
    .where('route', '=', route)
    .where('key', '=', key)
    .executeTakeFirst();
  return row && { requestHash: row.request_hash, answer: row.answer };
}

export async function storeAnswer(
  db: Database,
  { owner, route, key, answer }: Key & { answer: object },
): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ answer: JSON.stringify(answer) })
    .where('account_id', 'is not distinct from', owner.accountId)
    .where('browser_hash', 'is not distinct from', owner.browser)
    .where('route', '=', route)
    .where('key', '=', key)
    .execute();
}

export async function removeOldKeys(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', now).execute();
}
