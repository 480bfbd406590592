import type { Database } from '#platform/database.ts';

/** Everything that is only about this one person. What others wrote to them, and what was paid, stays. */
export async function removePersonalRows(db: Database, accountId: string): Promise<void> {
  await db.deleteFrom('sessions').where('account_id', '=', accountId).execute();
  await db.deleteFrom('devices').where('account_id', '=', accountId).execute();
  await db.deleteFrom('sign_in_networks').where('account_id', '=', accountId).execute();
  await db.deleteFrom('codes').where('account_id', '=', accountId).execute();
  await db.deleteFrom('notification_choices').where('account_id', '=', accountId).execute();
  await db.deleteFrom('data_exports').where('account_id', '=', accountId).execute();
  await db.deleteFrom('saved_ads').where('account_id', '=', accountId).execute();
  await db.deleteFrom('saved_searches').where('account_id', '=', accountId).execute();
  await db.deleteFrom('idempotency_keys').where('account_id', '=', accountId).execute();
  await db.updateTable('diagnostics').set({ account_id: null }).where('account_id', '=', accountId).execute();
  await db
    .updateTable('reports')
    .set({ reporter_email: null })
    .where('reporter_id', '=', accountId)
    .execute();
}
