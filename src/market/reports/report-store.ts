import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import { isId } from '#rules/id.ts';
import type { CreateReport } from '#rules/moderation/report-schema.ts';
import type { ReportReason } from '#rules/moderation/report-words.ts';
import { RETENTION } from '#rules/retention/retention.ts';
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
  // Nor one that nobody else ever saw. One that was changed and waits to be read again was seen as it stood before.
  wanted: (db: Database, id: string) =>
    db.selectFrom('wanted_ads').select('id').where('id', '=', id).where('was_shown', '=', true),
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
      wanted_id: kind === 'wanted' ? id : null,
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

/** Who reported the ad or request for this reason before and was told that nothing is wrong. */
export async function listDismissed(
  db: Database,
  { kind, id }: Target & { kind: 'ad' | 'wanted' },
  reason: ReportReason,
): Promise<{ reporterId: string | null }[]> {
  return db
    .selectFrom('reports')
    .select('reporter_id as reporterId')
    .where(kind === 'ad' ? 'ad_id' : 'wanted_id', '=', id)
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
    left join wanted_ads as wanted on wanted.id = report.wanted_id
    join accounts as account
      on account.id = coalesce(report.account_id, message.sender_id, rating.by_id, ad.seller_id, wanted.buyer_id)
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

/** Whether strangers see a request, which they do for some time after its end. Its owner's row is locked before its own, for the same reason. */
export async function isWantedOnShow(db: Database, id: string, now: Date): Promise<boolean> {
  await sql`select from accounts where id = (select buyer_id from wanted_ads where id = ${id})
    for no key update`.execute(db);
  const longAgo = new Date(now.getTime() - RETENTION.endedRequests * DAY_MS);
  const row = await db
    .selectFrom('wanted_ads')
    .select('id')
    .where('id', '=', id)
    .where('status', 'in', ['live', 'ended'])
    .where('published_at', 'is not', null)
    .where('held', 'is', null)
    .where(sql<boolean>`coalesce(ended_at, ends_at) > ${longAgo}`)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
