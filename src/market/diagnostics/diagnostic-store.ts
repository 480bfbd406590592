import type { Database } from '#platform/postgres/database.ts';

type Diagnostic = {
  kind: string;
  message: string;
  accountId: string | null;
  requestId: string | null;
  now: Date;
};

export async function insertDiagnostic(db: Database, record: Diagnostic): Promise<void> {
  await db
    .insertInto('diagnostics')
    .values({
      kind: record.kind,
      message: record.message,
      account_id: record.accountId,
      request_id: record.requestId,
      at: record.now,
    })
    .execute();
}
