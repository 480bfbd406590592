import type { Route } from './+types/staff-reports-page.ts';
import { REPORT_REASON_LABELS } from '#rules/moderation/report-words.ts';
import type { StaffReport } from '#market/staff/tables/staff-rows-view.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { bulkFromForm } from '../tables/bulk-from-form.ts';
import { type Column, StaffTable } from '../tables/staff-table.tsx';
import { readTable } from '../tables/read-table.ts';
import { showAge } from '../../ui/dates.ts';

const COLUMNS: readonly Column<StaffReport>[] = [
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
    cell: ({ target }) => (
      <>
        {target.label || target.id}
        <small>{target.kind}</small>
      </>
    ),
  },
  {
    label: 'Person',
    cell: ({ about }) => (about ? <a href={`/super-admin-user/user/${about.id}`}>{about.username}</a> : '–'),
  },
  {
    label: 'State',
    cell: (report) => (
      <>
        {report.outcome ?? 'open'}
        {report.isAhead && <small>first: may concern a minor, not hidden</small>}
        {report.tookDown && <small>hidden at once</small>}
        {report.appeal && <small>appeal: {report.appealOutcome ?? 'open'}</small>}
      </>
    ),
  },
  { label: 'Received', cell: (report) => showAge(report.createdAt) },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('reports', url);
  return { query, page: await orRefusedPage(context.get(marketContext).staff.reports(query)) };
}

export const action = (args: Route.ActionArgs) =>
  bulkFromForm(args, async (market, after) => {
    const page = await market.staff.reports({ ...readTable('reports', args.url), limit: 100, after });
    return { rows: page.items.map(({ caseNumber }) => caseNumber), next: page.next };
  });

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
