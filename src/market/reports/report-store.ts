import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import { isId } from '#rules/id.ts';
import type { CreateReport } from '#rules/report.ts';

type Target = CreateReport['target'];
type NewReport = CreateReport & {
  caseNumber: string;
  reporterId: string | null;
  tookDown: boolean;
  now: Date;
};

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
      took_down: report.tookDown,
      created_at: report.now,
    })
    .execute();
}

/** Whom a report is about: the person, the sender of the message, the seller of the ad. */
export async function findReported(db: Database, caseNumber: string) {
  const { rows } = await sql<{ id: string; email: string; username: string }>`
    select account.id, account.email, account.username
    from reports as report
    left join ads as ad on ad.id = report.ad_id
    left join messages as message on message.id = report.message_id
    join accounts as account on account.id = coalesce(report.account_id, message.sender_id, ad.seller_id)
    where report.case_number = ${caseNumber} and account.purged_at is null`.execute(db);
  return rows[0];
}
