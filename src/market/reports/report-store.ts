import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { CreateReport } from '#rules/moderation/report-schema.ts';
import type { ReportReason } from '#rules/moderation/report-words.ts';
import { DAY_MS } from '#rules/time.ts';

type Target = CreateReport['target'];
type NewReport = CreateReport & {
  caseNumber: string;
  reporterId: string | null;
  tookDown: boolean;
  /** Before all others in the queue. */
  isAhead?: boolean;
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
  // One that is sealed is not told apart from nothing either.
  rating: (db: Database, id: string) =>
    db.selectFrom('ratings').select('id').where('id', '=', id).where('sealed_until', 'is', null),
};

export async function insertReport(db: Database, report: NewReport): Promise<string> {
  const { kind, id } = report.target;
  const { id: reportId } = await db
    .insertInto('reports')
    .values({
      case_number: report.caseNumber,
      reporter_id: report.reporterId,
      reporter_email: report.email ?? null,
      ad_id: kind === 'ad' ? id : null,
      message_id: kind === 'message' ? id : null,
      account_id: kind === 'user' ? id : null,
      rating_id: kind === 'rating' ? id : null,
      reason: report.reason,
      text: report.text,
      took_down: report.tookDown,
      created_at: report.now,
      queued_at: report.isAhead ? new Date(report.now.getTime() - AHEAD_MS) : report.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return reportId;
}

/** A century: among those that are ahead the first comes first. */
const AHEAD_MS = 100 * 365 * DAY_MS;

/** Who reported the ad for this reason before and was told that nothing is wrong. */
export async function listDismissed(
  db: Database,
  adId: string,
  reason: ReportReason,
): Promise<{ reporterId: string | null }[]> {
  return db
    .selectFrom('reports')
    .select('reporter_id as reporterId')
    .where('ad_id', '=', adId)
    .where('reason', '=', reason)
    .where('outcome', '=', 'dismissed')
    .execute();
}

export async function findReportedPerson(db: Database, caseNumber: string) {
  const { rows } = await sql<{ id: string; email: string; username: string }>`
    select account.id, account.email, account.username
    from reports as report
    left join ads as ad on ad.id = report.ad_id
    left join messages as message on message.id = report.message_id
    left join ratings as rating on rating.id = report.rating_id
    join accounts as account
      on account.id = coalesce(report.account_id, message.sender_id, rating.by_id, ad.seller_id)
    where report.case_number = ${caseNumber} and account.purged_at is null`.execute(db);
  return rows[0];
}

/**
 * Whether strangers see an ad is decided on this; nobody changes it until the write ends. The seller's row is locked
 * before the ad's, as whoever counts places or hides somebody's ads does: nobody waits in a circle.
 */
export async function lockAdStatus(db: Database, id: string) {
  if (!isId(id)) return undefined;
  await sql`select from accounts where id = (select seller_id from ads where id = ${id}) for no key update`.execute(
    db,
  );
  return db.selectFrom('ads').select(['status', 'held']).where('id', '=', id).forUpdate().executeTakeFirst();
}
