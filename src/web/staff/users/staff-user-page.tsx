import { redirect } from 'react-router';
import { z } from 'zod';
import type { Route } from './+types/staff-user-page.ts';
import { toBadge } from '#rules/accounts/account.ts';
import { countryName } from '#rules/countries/countries.ts';
import { DecideOnUser, GrantPlan } from '#rules/staff/staff-schema.ts';
import type { StaffUser } from '#market/staff/staff-rows-view.ts';
import { plansFor } from '#rules/payments/subscription.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { orRefusedPage } from '../../request/refused-page.ts';
import { AuditList } from '../audit-list.tsx';
import { Facts } from '../facts.tsx';
import { UserHolds, restoringSays } from './user-holds.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { USER_STATE_LABELS } from './user-columns.tsx';
import { type FormState, submit, readTexts } from '../../request/submit.ts';
import { SelectField } from '../../ui/form/choice.tsx';
import { showDate, showMoment } from '../../ui/dates.ts';
import { Field } from '../../ui/form/field.tsx';
import { Note } from '../../ui/note.tsx';

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { viewer, staff } = context.get(marketContext);
  const user = await orRefusedPage(staff.user(params.id));
  const audit = await orRefusedPage(staff.audit({ q: user.userId, sort: 'newest', limit: 25 }));
  return { user, audit: audit.items, isMe: viewer?.id === user.userId, done: url.searchParams.get('done') };
}

const Act = z.discriminatedUnion('act', [
  DecideOnUser.extend({ act: z.literal('reveal') }),
  DecideOnUser.extend({ act: z.literal('suspend') }),
  DecideOnUser.extend({ act: z.literal('restore') }),
  DecideOnUser.extend({ act: z.literal('switch-off') }),
  GrantPlan.extend({ act: z.literal('grant') }),
]);

export async function action({ request, params, context, url }: Route.ActionArgs) {
  const sent = await submit({
    request,
    context,
    schema: Act,
    read: (form) => {
      const { plan, ...texts } = readTexts(form);
      return { reason: '', ...texts, ...(plan ? { plan: Number(plan) } : {}), userId: params.id };
    },
    order: async ({ staff }, input) => {
      const { act, ...decision } = input;
      // The address is in this one answer only: no link to it can be passed on.
      if (act === 'reveal') return { act, ...(await staff.revealAddress(decision)) };
      if (act === 'suspend') await staff.suspend(decision);
      else if (act === 'restore') await staff.restore(decision);
      else if (act === 'switch-off') await staff.switchOffPlan(decision);
      else await staff.activateSubscription(decision);
      return { act, email: null };
    },
  });
  if (!sent.isDone) return sent.back;
  if (sent.answer.email !== null) return { email: sent.answer.email };
  throw redirect(`${url.pathname}?done=${sent.answer.act}`, 303);
}

const DONE: Record<string, string> = {
  suspend: 'Suspended. They are signed out everywhere and their ads are hidden.',
  restore:
    'This suspension is lifted. Unless another one stands, they can sign in again and their ads are as they were.',
  'switch-off': 'The plan is switched off.',
  grant: 'The plan is active.',
};

export default function StaffUserPage({ loaderData, actionData }: Route.ComponentProps) {
  const { user, audit, isMe, done } = loaderData;
  const heldBy = user.holds.length === 0 ? null : <UserHolds holds={user.holds} />;
  const revealed = actionData && 'email' in actionData ? actionData.email : null;
  const refused = actionData && 'problems' in actionData ? actionData : undefined;
  return (
    <>
      <PageHead title={user.username} description="One user." />
      <p>
        <a href="/super-admin-user/users">All users</a>
      </p>
      <h1>{user.username}</h1>
      {done && DONE[done] && <Note kind="good">{DONE[done]}</Note>}
      <div className="staff-two">
        <section className="staff-panel">
          <h2>Who this is</h2>
          <Facts
            facts={[
              ['Id', user.userId],
              ['E-mail', revealed ?? user.email],
              ['Kind', toBadge(user)],
              ['State', USER_STATE_LABELS[user.state]],
              ['Held by', heldBy],
              ['Country', countryName(user.country)],
              ['Plan', user.planName ?? 'none active'],
              ['Plan until', user.planEndsAt && showDate(user.planEndsAt)],
              ['Live ads', user.liveAds],
              ['Open reports', user.openReports],
              ['Joined', showMoment(user.createdAt)],
              ['Last seen', user.lastSeenAt ? showMoment(user.lastSeenAt) : 'never'],
            ]}
          />
          {user.accountType === 2 && (
            <p>
              <a href={`/super-admin-user/ad-list?seller=${user.userId}`}>All ads of {user.username}</a>
            </p>
          )}
        </section>
        <section className="staff-panel">
          <h2>What you can do</h2>
          {isMe ? (
            <p>This is you. Another admin decides about your account.</p>
          ) : (
            <Acts user={user} state={refused} />
          )}
        </section>
      </div>
      <section className="staff-panel">
        <h2>What was decided</h2>
        <AuditList entries={audit} />
      </section>
    </>
  );
}

function Acts({ user, state }: { user: StaffUser; state: FormState | undefined }) {
  const { username: name } = user;
  const plans = plansFor(user);
  return (
    <>
      <ReasonAct
        act="reveal"
        label="Show the full address"
        says={`You see the address of ${name} once. That you looked, and why, stays in the audit log.`}
        state={state}
      />
      {user.state === 'suspended' ? (
        <ReasonAct act="restore" label={`Restore ${name}`} says={restoringSays(user)} state={state} />
      ) : (
        <ReasonAct
          act="suspend"
          label={`Suspend ${name}`}
          says={`${name} is signed out everywhere at once and cannot sign in; all of their ads are hidden. You can undo it.`}
          state={state}
        />
      )}
      {plans.length > 0 && (
        <ReasonAct
          act="grant"
          label="Give a plan"
          says={`${name} gets the plan from now on, free of charge.`}
          state={state}
        >
          <SelectField
            name="plan"
            label="Plan"
            options={plans.map(({ type, name: label }) => ({ value: String(type), label }))}
          />
          <Field
            name="until"
            type="date"
            label="Last day"
            hint="Left empty: as long as the plan usually runs."
          />
        </ReasonAct>
      )}
      {user.planName && plans.length > 0 && (
        <ReasonAct
          act="switch-off"
          label={`Switch ${user.planName} off`}
          says={`The plan of ${name} ends at once. No money goes back: a refund is a separate decision.`}
          state={state}
        />
      )}
    </>
  );
}
