import type { Route } from './+types/staff-users-page.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { bulkFromForm } from '../tables/bulk-from-form.ts';
import { StaffTable } from '../tables/staff-table.tsx';
import { readTable } from '../tables/read-table.ts';
import { USER_COLUMNS } from './user-columns.tsx';
import { toUserRow } from './user-row.ts';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('users', url);
  const page = await orRefusedPage(context.get(marketContext).staff.users(query));
  return { query, page: { ...page, items: page.items.map(toUserRow) } };
}

export const action = (args: Route.ActionArgs) =>
  bulkFromForm(args, async (market, after) => {
    const page = await market.staff.users({ ...readTable('users', args.url), limit: 100, after });
    return {
      rows: page.items.map(({ userId, username }) => ({ row: userId, name: username })),
      next: page.next,
    };
  });

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffUsersPage({ loaderData: { query, page }, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Users" description="Everybody with an account." />
      <h1>Users</h1>
      <StaffTable
        name="users"
        title="Users"
        query={query}
        page={page}
        columns={USER_COLUMNS}
        rowKey={({ userId }) => userId}
        rowName={({ username }) => username}
        acts={['users.suspend', 'users.restore']}
        answer={actionData}
        empty="Nobody matches. Remove a filter, or search for less."
      />
    </>
  );
}
