import { sql } from 'kysely';
import type { Database } from '#platform/database.ts';
import type { ReportOutcome } from '#rules/moderation.ts';

/** A report, locked so that two of us cannot decide it differently. */
export async function lockReport(db: Database, caseNumber: string) {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('case_number', '=', caseNumber)
    .forUpdate()
    .executeTakeFirst();
}

/** Where the outcome goes; undefined if nobody left an address. */
export async function findReporterAddress(db: Database, caseNumber: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('reports')
    .leftJoin('accounts', 'accounts.id', 'reports.reporter_id')
    .select(sql<string | null>`coalesce(accounts.email, reports.reporter_email)`.as('email'))
    .where('case_number', '=', caseNumber)
    .executeTakeFirst();
  return row?.email ?? undefined;
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

/** Reports for staff: open ones and open appeals first come first; decided ones newest first. */
export async function listReportRows(db: Database, which: 'open' | 'appealed' | 'decided', limit: number) {
  const reports = db
    .selectFrom('reports')
    .leftJoin('messages', 'messages.id', 'reports.message_id')
    .leftJoin('ads', 'ads.id', 'reports.ad_id')
    .leftJoin('accounts', 'accounts.id', 'reports.account_id')
    .select([
      'reports.case_number',
      'reports.reason',
      'reports.text',
      'reports.created_at',
      'reports.outcome',
      'reports.statement',
      'reports.took_down',
      'reports.appeal_text',
      'reports.appeal_outcome',
      'reports.ad_id',
      'reports.message_id',
      'reports.account_id',
      'ads.title as ad_title',
      'messages.original_text as message_text',
      'accounts.username as username',
    ])
    .limit(limit);
  if (which === 'open')
    return reports
      .where('reports.decided_at', 'is', null)
      .orderBy('reports.created_at')
      .orderBy('reports.id')
      .execute();
  if (which === 'appealed')
    return reports
      .where('reports.appealed_at', 'is not', null)
      .where('reports.appeal_decided_at', 'is', null)
      .orderBy('reports.appealed_at')
      .execute();
  return reports.where('reports.decided_at', 'is not', null).orderBy('reports.created_at', 'desc').execute();
}
