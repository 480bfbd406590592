import { redirect } from 'react-router';
import type { Route } from './+types/staff-staff-page.ts';
import { InviteStaff } from '#rules/staff/staff-schema.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/head/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { ReasonField } from '../reason-field.tsx';
import { StaffTable } from '../tables/staff-table.tsx';
import { readTable } from '../tables/read-table.ts';
import { STAFF_ROLES } from './user-words.ts';
import { USER_COLUMNS } from './user-columns.tsx';
import { toUserRow } from './user-row.ts';
import { readTexts } from '../../request/form-fields.ts';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { submit } from '../../request/submit.ts';
import { Button } from '../../ui/button.tsx';
import { Choices } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useResetAfterSaving } from '../../ui/form/use-reset-after-saving.ts';
import { Note } from '../../ui/note.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readTable('users', url);
  if (!['creator', 'moderator', 'admin', 'staff'].includes(query.kind ?? ''))
    throw redirect(`${url.pathname}?kind=staff`);
  const page = await orRefusedPage(context.get(marketContext).staff.users(query));
  return {
    query,
    page: { ...page, items: page.items.map(toUserRow) },
    invited: url.searchParams.get('invited'),
  };
}

export async function action(args: Route.ActionArgs) {
  const sent = await submit({
    ...args,
    schema: InviteStaff,
    // Here the reason is asked; a program may leave it to the usual words.
    read: (form) => ({ ...readTexts(form), reason: form.get('reason') ?? '' }),
    order: async (market, invitation) => {
      await market.staff.hire(invitation);
      return invitation.username;
    },
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${args.url.pathname}?kind=staff&invited=${encodeURIComponent(sent.answer)}`, 303);
}

const COLUMNS = USER_COLUMNS.filter(
  ({ label }) => !['Plan', 'Live ads', 'Reports', 'Country'].includes(label),
);

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

export default function StaffStaffPage({
  loaderData: { query, page, invited },
  actionData,
}: Route.ComponentProps) {
  const form = useResetAfterSaving(invited !== null && !actionData);
  return (
    <>
      <PageHead title="Staff" description="Who works here." />
      <h1>Staff</h1>
      {invited && (
        <Note kind="good">{invited} is invited: an e-mail with a link to sign in is on its way.</Note>
      )}
      <StaffTable
        name="users"
        title="Staff"
        query={query}
        page={page}
        columns={COLUMNS}
        rowKey={({ userId }) => userId}
        rowName={({ username }) => username}
        empty="Nobody matches."
      />
      <section className="staff-panel">
        <h2>Invite somebody</h2>
        <Form ref={form} state={actionData}>
          <Choices name="role" label="Role" options={STAFF_ROLES} />
          <Field name="username" label="Name" hint="3 to 30 letters, digits, _ or -" autoComplete="off" />
          <Field name="email" type="email" label="E-mail address" autoComplete="off" />
          <ReasonField />
          <Button>Send the invitation</Button>
        </Form>
      </section>
    </>
  );
}
