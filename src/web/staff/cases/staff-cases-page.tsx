import type { Route } from './+types/staff-cases-page.ts';
import type { StaffCase } from '#market/staff/tables/staff-rows-view.ts';
import { CASE_STATES, CASE_TOPIC_WORDS, type CaseTopic } from '#rules/help/case-words.ts';
import { toDay } from '#rules/time.ts';
import { Age } from '../../frame/time/age.tsx';
import { PageHead } from '../../frame/head/page-head.tsx';
import { marketContext } from '../../request/page-context.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { readTable } from '../tables/read-table.ts';
import { StaffTable } from '../tables/staff-table.tsx';
import type { Column } from '../tables/table-rows.tsx';
import { PromiseLeft } from './promise-left.tsx';
import deskStyles from './desk.css?url';

/** How much of what somebody wrote a row shows. */
const GLIMPSE = 160;

type CaseRow = ReturnType<typeof toCaseRow>;

const toCaseRow = (one: StaffCase) => ({
  caseNumber: one.caseNumber,
  topic: CASE_TOPIC_WORDS[one.topic as CaseTopic]?.label ?? one.topic,
  isSafety: one.topic === 'safety',
  text: one.text.length > GLIMPSE ? `${one.text.slice(0, GLIMPSE)} …` : one.text,
  from: one.person?.username ?? one.email,
  personId: one.person?.id ?? null,
  state: one.state,
  handler: one.handler,
  isForManagement: one.isForManagement,
  dueAt: one.dueAt,
  receivedOn: toDay(one.createdAt),
});

const COLUMNS: readonly Column<CaseRow>[] = [
  {
    label: 'Case',
    cell: (row) => (
      <>
        <a href={`/super-admin-user/case/${row.caseNumber}`}>{row.caseNumber}</a>
        <small>{row.isSafety ? <b className="desk-safety">{row.topic}</b> : row.topic}</small>
      </>
    ),
  },
  { label: 'Says', cell: (row) => row.text },
  {
    label: 'From',
    cell: ({ from, personId }) =>
      personId === null ? from : <a href={`/super-admin-user/user/${personId}`}>{from}</a>,
  },
  {
    label: 'State',
    cell: (row) => (
      <>
        <span className="staff-tag" data-status={row.state}>
          {CASE_STATES[row.state]}
        </span>
        {row.isForManagement && <small>for the management</small>}
        {row.handler && <small>with {row.handler}</small>}
      </>
    ),
  },
  { label: 'Promised', cell: ({ dueAt }) => (dueAt === null ? '–' : <PromiseLeft dueAt={dueAt} />) },
  { label: 'Received', cell: (row) => <Age since={row.receivedOn} /> },
];

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: deskStyles }];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('cases', url);
  const page = await orRefusedPage(context.get(marketContext).staff.cases(query));
  return { query, page: { ...page, items: page.items.map(toCaseRow) } };
}

export default function StaffCasesPage({ loaderData: { query, page } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Cases" description="What people wrote to us." />
      <h1>Cases</h1>
      <StaffTable
        name="cases"
        title="Cases"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={({ caseNumber }) => caseNumber}
        rowName={({ caseNumber }) => caseNumber}
        empty={query.state === 'waiting' ? 'Nothing waiting. Everybody has an answer.' : 'No case matches.'}
      />
    </>
  );
}
