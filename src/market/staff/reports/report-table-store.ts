import { type RawBuilder, sql } from 'kysely';
import type { AppealOutcome, ReportOutcome, ReportReason } from '#platform/postgres/schema.ts';
import type { wantedTitle } from '#rules/wanted/wanted-title.ts';
import { isId } from '#rules/id.ts';
import type { ReportsTable } from '#rules/staff/table-schema.ts';
import { selectPhotoKeys } from '../../sql/message-photos-sql.ts';
import { accountsFound, containing, type StaffQuery } from '../tables/table-store.ts';

export type ReportRow = {
  case_number: string;
  reason: ReportReason;
  text: string;
  created_at: Date;
  outcome: ReportOutcome | null;
  statement: string | null;
  took_down: boolean;
  is_ahead: boolean;
  appeal_text: string | null;
  appeal_outcome: AppealOutcome | null;
  ad_id: string | null;
  message_id: string | null;
  account_id: string | null;
  rating_id: string | null;
  wanted_id: string | null;
  ad_title: string | null;
  message_text: string | null;
  rating_text: string | null;
  wanted: (Parameters<typeof wantedTitle>[0] & { note: string }) | null;
  about_id: string | null;
  about_name: string | null;
  decided_by: string | null;
  decided_at: Date | null;
  decider: string | null;
  appeal_decided_at: Date | null;
  appeal_decider: string | null;
  photo_keys: string[];
};

/** Reports with what they are about and whom. */
export function toReportsQuery({
  q,
  which,
  reason,
  sort,
}: Omit<ReportsTable, 'limit' | 'after'>): StaffQuery {
  const where = [
    STATES[which],
    ...(reason ? [sql`report.reason = ${reason}`] : []),
    ...(q ? [matchReports(q)] : []),
  ];
  // The queue has its own order: some reports stand before all others.
  const key = which === 'open' && sort === 'oldest' ? sql`report.queued_at` : sql`report.created_at`;
  const order = { key, type: 'timestamptz', first: sort === 'oldest' ? 'least' : 'most' } as const;
  return { columns: COLUMNS, from: FROM, where, id: sql`report.id`, order };
}

/** One report, asked like a table of one row, with its place in the queue. */
export const toReportQuery = (caseNumber: string): StaffQuery => ({
  columns: COLUMNS,
  from: FROM,
  where: [sql`report.case_number = ${caseNumber}`],
  id: sql`report.id`,
  order: { key: sql`report.queued_at`, type: 'timestamptz', first: 'least' },
});

const FROM = sql`reports as report
  left join messages as message on message.id = report.message_id
  left join ads as ad on ad.id = report.ad_id
  left join ratings as rating on rating.id = report.rating_id
  left join wanted_ads as wanted on wanted.id = report.wanted_id
  left join accounts as about
    on about.id = coalesce(report.account_id, message.sender_id, rating.by_id, ad.seller_id, wanted.buyer_id)`;
const COLUMNS = sql`case_number, report.reason, report.text, report.created_at, outcome, statement, took_down,
  report.queued_at < report.created_at as is_ahead,
  appeal_text, appeal_outcome, report.ad_id, report.message_id, report.account_id, report.rating_id, report.wanted_id, ad.title as ad_title,
  case when wanted.id is not null then to_jsonb(wanted) end as wanted,
  concat_ws(' · ', rating.as_described || ', ' || rating.kind || ', ' || rating.quick || ' of 5', rating.sentence,
    'Answer: ' || rating.answer) as rating_text,
  message.original_text as message_text, about.id as about_id, about.username as about_name, report.decided_by,
  report.decided_at, (select username from accounts where id = report.decided_by) as decider, report.appeal_decided_at,
  (select username from accounts where id = report.appeal_decided_by) as appeal_decider,
  ${selectPhotoKeys('message.id')} as photo_keys`;

const STATES: Record<ReportsTable['which'], RawBuilder<unknown>> = {
  open: sql`report.decided_at is null`,
  appealed: sql`report.appealed_at is not null and report.appeal_decided_at is null`,
  decided: sql`report.decided_at is not null`,
};

/** A case number, the id of what is reported, the name or address of whom, or words of the report. */
function matchReports(q: string): RawBuilder<unknown> {
  if (isId(q))
    return sql`${q}::uuid in (report.ad_id, report.message_id, report.account_id, report.rating_id, report.wanted_id,
      about.id)`;
  if (q.includes('@')) return sql`about.id = any(${accountsFound(q)})`;
  return sql`(report.case_number = ${q.toUpperCase()} or report.text ilike ${containing(q)}
    or about.id = any(${accountsFound(q)}))`;
}
