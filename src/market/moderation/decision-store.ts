import { sql } from 'kysely';
import type { Database } from '#platform/postgres/database.ts';
import type { AdStatus } from '#rules/ads/state.ts';
import type { HoldKind } from '#rules/moderation/holds.ts';
import type { WantedStatus } from '#rules/wanted/wanted-life.ts';
import type { ReportOutcome } from '#rules/moderation/report-words.ts';

/** A report, locked so that two of us cannot decide it differently. */
export async function lockReport(db: Database, caseNumber: string) {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('case_number', '=', caseNumber)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedReport = NonNullable<Awaited<ReturnType<typeof lockReport>>>;

/** Who decided a case, by name. */
export async function findDecider(db: Database, caseNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .innerJoin('accounts', 'accounts.id', 'reports.decided_by')
    .select('accounts.username')
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
  return row?.username;
}

/** Who answered the appeal in a case, by name. */
export async function findAppealDecider(db: Database, caseNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .innerJoin('accounts', 'accounts.id', 'reports.appeal_decided_by')
    .select('accounts.username')
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
  return row?.username;
}

/** Who decides reports and can sign in, besides this one; none of them is blocked or leaves until the write ends. */
export async function lockOtherDeciders(db: Database, deciderId: string): Promise<string[]> {
  const rows = await otherDeciders(db, deciderId).forUpdate().execute();
  return rows.map(({ id }) => id);
}

export async function hasOtherDecider(db: Database, deciderId: string): Promise<boolean> {
  return (await otherDeciders(db, deciderId).limit(1).execute()).length > 0;
}

const otherDeciders = (db: Database, deciderId: string) =>
  db
    .selectFrom('accounts')
    .select('id')
    .where('role', 'in', ['admin', 'moderator'])
    .where('id', '<>', deciderId)
    .where('verified_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id');

/** What the person it is about may read of a case. */
export async function findDecision(db: Database, caseNumber: string) {
  return db
    .selectFrom('reports')
    .select([
      'case_number',
      'outcome',
      'statement',
      'decided_at',
      'took_down',
      'appeal_text',
      'appeal_outcome',
      'appeal_answer',
      sql<boolean>`coalesce(appeal_decided_by = decided_by, false)`.as('appeal_by_same'),
    ])
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
}

/** What a case is about, as it stands now. */
export async function findReportedThing(db: Database, caseNumber: string) {
  const { rows } = await sql<{
    account_id: string | null;
    rating_id: string | null;
    wanted_status: WantedStatus | null;
    wanted_held: HoldKind | null;
    wanted_ends_at: Date | null;
    took_down: boolean;
    is_shut_out: boolean;
    ad_status: AdStatus | null;
    ad_held: HoldKind | null;
    ad_expires_at: Date | null;
    ad_reserved_until: Date | null;
  }>`
    select report.account_id, report.rating_id, report.took_down, account.blocked_at is not null as is_shut_out, ad.status as ad_status,
      wanted.status as wanted_status, wanted.held as wanted_held, wanted.ends_at as wanted_ends_at,
      ad.held as ad_held, ad.expires_at as ad_expires_at, ad.reserved_until as ad_reserved_until
    from reports as report
    left join accounts as account on account.id = report.account_id
    left join ads as ad on ad.id = report.ad_id
    left join wanted_ads as wanted on wanted.id = report.wanted_id
    where report.case_number = ${caseNumber}`.execute(db);
  return rows[0];
}

/** Where the outcome goes; undefined if nobody left an address. */
export async function findReporter(
  db: Database,
  caseNumber: string,
): Promise<{ email: string; username: string | null } | undefined> {
  const row = await db
    .selectFrom('reports')
    .leftJoin('accounts', 'accounts.id', 'reports.reporter_id')
    .select('accounts.username')
    .select(sql<string | null>`coalesce(accounts.email, reports.reporter_email)`.as('email'))
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
  return row && row.email !== null ? { email: row.email, username: row.username } : undefined;
}

type Decision = { id: string; outcome: ReportOutcome; statement: string; by: string; now: Date };

export async function setOutcome(db: Database, { id, outcome, statement, by, now }: Decision): Promise<void> {
  await db
    .updateTable('reports')
    .set({ outcome, statement: statement === '' ? null : statement, decided_at: now, decided_by: by })
    .where('id', '=', id)
    .execute();
}

export async function setAppeal(db: Database, id: string, text: string, now: Date): Promise<void> {
  await db.updateTable('reports').set({ appeal_text: text, appealed_at: now }).where('id', '=', id).execute();
}

type AppealDecision = { id: string; outcome: 'upheld' | 'reversed'; answer: string; by: string; now: Date };

export async function setAppealOutcome(
  db: Database,
  { id, outcome, answer, by, now }: AppealDecision,
): Promise<void> {
  await db
    .updateTable('reports')
    .set({ appeal_outcome: outcome, appeal_answer: answer, appeal_decided_at: now, appeal_decided_by: by })
    .where('id', '=', id)
    .execute();
}
