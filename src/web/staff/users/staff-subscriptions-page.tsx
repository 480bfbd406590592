import type { Route } from './+types/staff-subscriptions-page.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { bulkFromForm } from '../tables/bulk-from-form.ts';
import type { Column } from '../tables/table-rows.tsx';
import { StaffTable } from '../tables/staff-table.tsx';
import { type SubscriptionRow, toSubscriptionRow } from './user-row.ts';
import { readTable } from '../tables/read-table.ts';
import { showDate } from '../../ui/dates.ts';

const STATES = { running: 'Running', over: 'Expired', off: 'Switched off' } as const;

const COLUMNS: readonly Column<SubscriptionRow>[] = [
  {
    label: 'User',
    cell: (row) => (
      <>
        <a href={`/super-admin-user/user/${row.userId}`}>{row.username}</a>
        <small>{row.email}</small>
      </>
    ),
  },
  {
    label: 'Kind',
    cell: (row) => <span className="staff-badge">{row.badge}</span>,
  },
  { label: 'Plan', cell: (row) => row.planName },
  {
    label: 'State',
    cell: ({ state }) => (
      <span className="staff-tag" data-status={state}>
        {STATES[state]}
      </span>
    ),
  },
  { label: 'Source', cell: (row) => row.source },
  { label: 'Since', cell: (row) => showDate(row.startsOn) },
  { label: 'Until', cell: (row) => (row.endsOn ? showDate(row.endsOn) : 'No end date') },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('subscriptions', url);
  const page = await orRefusedPage(context.get(marketContext).staff.subscriptions(query));
  return { query, page: { ...page, items: page.items.map(toSubscriptionRow) } };
}

export const action = (args: Route.ActionArgs) =>
  bulkFromForm(args, async (market, after) => {
    const page = await market.staff.subscriptions({
      ...readTable('subscriptions', args.url),
      limit: 100,
      after,
    });
    return {
      rows: page.items.map(({ userId, username }) => ({ row: userId, name: username })),
      next: page.next,
    };
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffSubscriptionsPage({
  loaderData: { query, page },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Subscriptions" description="Who has which plan." />
      <h1>Subscriptions</h1>
      <p>
        To give somebody a plan, open their page under <a href="/super-admin-user/users">Users</a>. What was
        paid is in the <a href="/super-admin-user/ledger">ledger</a>.
      </p>
      <StaffTable
        name="subscriptions"
        title="Subscriptions"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={({ userId }) => userId}
        rowName={({ username }) => username}
        acts={['subscriptions.off', 'subscriptions.on']}
        answer={actionData}
        empty="No subscriptions match. Remove a filter, or search for less."
      />
    </>
  );
}
