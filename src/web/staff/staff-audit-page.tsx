import type { Route } from './+types/staff-audit-page.ts';
import type { AuditEntry } from '#market/staff/tables/staff-rows-view.ts';
import { marketContext } from '../request/page-context.ts';
import { PageHead } from '../frame/page-head.tsx';
import { orRefusedPage } from '../request/refused-page.ts';
import { listChanges, findAuditedPath } from './audit-words.ts';
import { type Column, StaffTable } from './tables/staff-table.tsx';
import { readTable } from './tables/read-table.ts';
import { showMoment } from '../ui/dates.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('audit', url);
  return { query, page: await orRefusedPage(context.get(marketContext).staff.audit(query)) };
}

const COLUMNS: readonly Column<AuditEntry>[] = [
  { label: 'When', cell: (entry) => showMoment(entry.at) },
  { label: 'Who', cell: (entry) => entry.by?.username ?? 'the system' },
  { label: 'Act', cell: (entry) => <b>{entry.action}</b> },
  { label: 'About', cell: (entry) => <AuditedThing {...entry} /> },
  {
    label: 'Change',
    cell: (entry) => listChanges(entry).map((change) => <small key={change}>{change}</small>),
  },
  { label: 'Reason', cell: (entry) => entry.reason },
];

function AuditedThing(entry: AuditEntry) {
  const place = findAuditedPath(entry);
  const name = `${entry.objectKind} ${entry.objectId.slice(-12)}`;
  return place ? <a href={place}>{name}</a> : name;
}

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
