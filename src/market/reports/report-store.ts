import type { Database } from '#platform/database.ts';
import { isId } from '#rules/id.ts';
import type { CreateReport } from '#rules/report.ts';

type Target = CreateReport['target'];
type NewReport = CreateReport & { caseNumber: string; reporterId: string | null; now: Date };

/** Whether what is reported exists. A draft is not told apart from nothing: its id must not be testable. */
export async function hasReportTarget(db: Database, { kind, id }: Target): Promise<boolean> {
  return isId(id) && (await LOOK_UP[kind](db, id).executeTakeFirst()) !== undefined;
}

const LOOK_UP = {
  ad: (db: Database, id: string) =>
    db.selectFrom('ads').select('id').where('id', '=', id).where('status', '<>', 'draft'),
  message: (db: Database, id: string) => db.selectFrom('messages').select('id').where('id', '=', id),
  user: (db: Database, id: string) => db.selectFrom('accounts').select('id').where('id', '=', id),
};

export async function insertReport(db: Database, report: NewReport): Promise<void> {
  const { kind, id } = report.target;
  await db
    .insertInto('reports')
    .values({
      case_number: report.caseNumber,
      reporter_id: report.reporterId,
      reporter_email: report.email ?? null,
      ad_id: kind === 'ad' ? id : null,
      message_id: kind === 'message' ? id : null,
      account_id: kind === 'user' ? id : null,
      reason: report.reason,
      text: report.text,
      created_at: report.now,
    })
    .execute();
}
