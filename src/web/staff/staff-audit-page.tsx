import type { Route } from './+types/staff-audit-page.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/head/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { type AuditRow, toAuditRow } from './audit-words.ts';
import type { Column } from './tables/table-rows.tsx';
import { StaffTable } from './tables/staff-table.tsx';
import { readTable } from './tables/read-table.ts';
import { Moment } from '../frame/time/moment.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('audit', url);
  const page = await orRefusedPage(context.get(marketContext).staff.audit(query));
  return { query, page: { ...page, items: page.items.map(toAuditRow) } };
}

const COLUMNS: readonly Column<AuditRow>[] = [
  { label: 'When', cell: ({ at }) => <Moment at={at} /> },
  { label: 'Who', cell: ({ by }) => by },
  { label: 'Act', cell: ({ action }) => <b>{action}</b> },
  { label: 'About', cell: ({ about, path }) => (path ? <a href={path}>{about}</a> : about) },
  { label: 'Change', cell: ({ changes }) => changes.map((change) => <small key={change}>{change}</small>) },
  { label: 'Reason', cell: ({ reason }) => reason },
];

export default function StaffAuditPage({ loaderData: { query, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Audit" description="Every decision of staff." />
      <h1>Audit</h1>
      <p>Who decided what, when and why, and what it changed. Nobody can change or remove a line of it.</p>
      <StaffTable
        name="audit"
        title="Audit"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        rowName={({ action }) => action}
        empty="Nothing matches. Remove a filter, or search for less."
      />
    </>
  );
}
