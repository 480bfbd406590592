import { isCaseNumber } from '#rules/help/case-words.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { PersonBrief } from '../people/brief-view.ts';
import type { CaseTalk } from '../people/case-talk-view.ts';
import { listBriefs } from '../people/list-briefs.ts';
import { readCaseTalk } from '../people/read-case-talk.ts';
import type { StaffReport } from '../tables/staff-rows-view.ts';
import type { Context } from '../../context.ts';
import { canAnswerAppeal } from '../../moderation/can-answer-appeal.ts';
import { noteReading } from '../../readings/note-reading.ts';
import { staffReport } from './make-report-row.ts';
import { toReportQuery, toReportsQuery, type ReportRow } from './report-table-store.ts';
import { type RowWithCursor, selectRows } from '../tables/table-store.ts';

/** Nobody answers the appeal against their own decision while somebody else can. */
type OneReport = StaffReport & {
  isOwnDecision: boolean;
  mayAnswerAppeal: boolean;
  /** Whom it is about, in short; and the conversation, where it is about a message. */
  person: PersonBrief | null;
  talk: CaseTalk | null;
  /** The report to go on with. */
  next: string | null;
};

/** One report, for whoever decides it. Who opens it leaves a line. */
export async function showReport(ctx: Context, caseNumber: string): Promise<OneReport> {
  const admin = ensureMayLook(ctx.viewer, 'handle reports');
  const [row] = isCaseNumber(caseNumber)
    ? await selectRows<ReportRow>(ctx.db, toReportQuery(caseNumber), { limit: 1 })
    : [];
  if (!row) throw new Refusal('not-found', 'There is no such case.');
  await noteReading(ctx, admin, { action: 'report.read', objectId: row.case_number });
  const isOwnDecision = row.decided_by === admin.id;
  const mayAnswerAppeal = await canAnswerAppeal(ctx.db, row.decided_by, admin.id);
  const [person] = row.about_id === null ? [] : await listBriefs(ctx, [row.about_id]);
  const talk = row.message_id === null ? null : await readCaseTalk(ctx, admin, row.message_id);
  return {
    ...staffReport(row),
    isOwnDecision,
    mayAnswerAppeal,
    person: person ?? null,
    talk,
    next: await findNext(ctx, row),
  };
}

/** What waits after it in the queue; behind the last one the first again, so that nobody goes back to the list. */
async function findNext(
  ctx: Context,
  { case_number: here, placeValue: value, placeId: id }: ReportRow & RowWithCursor,
): Promise<string | null> {
  const open = toReportsQuery({ which: 'open', sort: 'oldest' });
  const [after] = await selectRows<ReportRow>(ctx.db, open, { after: { value, id }, limit: 1 });
  const [next] = after ? [after] : await selectRows<ReportRow>(ctx.db, open, { limit: 1 });
  return next && next.case_number !== here ? next.case_number : null;
}
