import type { Route } from './+types/staff-reports-page.ts';
import { REPORT_REASON_LABELS } from '#rules/moderation/report-words.ts';
import { toDay } from '#rules/time.ts';
import type { StaffReport } from '#market/staff/tables/staff-rows-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { Age } from '../../frame/time/age.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { bulkFromForm } from '../tables/bulk-from-form.ts';
import type { Column } from '../tables/table-rows.tsx';
import { StaffTable } from '../tables/staff-table.tsx';
import { readTable } from '../tables/read-table.ts';

type ReportRow = ReturnType<typeof toReportRow>;

const toReportRow = (report: StaffReport) => ({
  caseNumber: report.caseNumber,
  reason: report.reason,
  text: report.text,
  about: report.target.label || report.target.id,
  kind: report.target.kind,
  person: report.about,
  outcome: report.outcome,
  decidedBy: report.decidedBy,
  decidedOn: report.decidedAt && toDay(report.decidedAt),
  isAhead: report.isAhead,
  tookDown: report.tookDown,
  appeal: report.appeal && (report.appealOutcome ?? 'open'),
  receivedOn: toDay(report.createdAt),
});

const COLUMNS: readonly Column<ReportRow>[] = [
  {
    label: 'Case',
    cell: (report) => (
      <>
        <a href={`/super-admin-user/report/${report.caseNumber}`}>{report.caseNumber}</a>
        <small>{REPORT_REASON_LABELS[report.reason]}</small>
      </>
    ),
  },
  { label: 'Says', cell: (report) => report.text || '–' },
  {
    label: 'About',
    cell: ({ about, kind }) => (
      <>
        {about}
        <small>{kind}</small>
      </>
    ),
  },
  {
    label: 'Person',
    cell: ({ person }) =>
      person ? <a href={`/super-admin-user/user/${person.id}`}>{person.username}</a> : '–',
  },
  {
    label: 'State',
    cell: (report) => (
      <>
        {report.outcome ?? 'open'}
        {report.decidedOn && (
          <small>
            by {report.decidedBy ?? 'somebody who has left'}, <Age since={report.decidedOn} />
          </small>
        )}
        {report.isAhead && <small>first: may concern a minor, not hidden</small>}
        {report.tookDown && <small>hidden at once</small>}
        {report.appeal && <small>appeal: {report.appeal}</small>}
      </>
    ),
  },
  { label: 'Received', cell: (report) => <Age since={report.receivedOn} /> },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('reports', url);
  const page = await orRefusedPage(context.get(marketContext).staff.reports(query));
  return { query, page: { ...page, items: page.items.map(toReportRow) } };
}

export const action = (args: Route.ActionArgs) =>
  bulkFromForm(args, async (market, after) => {
    const page = await market.staff.reports({ ...readTable('reports', args.url), limit: 100, after });
    return {
      rows: page.items.map(({ caseNumber }) => ({ row: caseNumber, name: caseNumber })),
      next: page.next,
    };
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffReportsPage({ loaderData: { query, page }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Reports" description="What people reported." />
      <h1>Reports</h1>
      <StaffTable
        name="reports"
        title="Reports"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={({ caseNumber }) => caseNumber}
        rowName={({ caseNumber }) => caseNumber}
        acts={query.which === 'open' ? ['reports.dismiss'] : []}
        answer={actionData}
        empty={query.which === 'open' ? 'Nothing waiting. Every report is decided.' : 'No report matches.'}
      />
    </>
  );
}
