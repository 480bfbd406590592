import { redirect } from 'react-router';
import type { z } from 'zod';
import type { Market } from '#market/market.ts';
import type { Route } from './+types/staff-user-page.ts';
import { DecideOnUser, GrantPlan } from '#rules/staff/staff-schema.ts';
import { marketContext } from '../../request/page-context.ts';
import { PageHead } from '../../frame/page-head.tsx';
import { sendOrStay } from '../../request/send-or-stay.ts';
import { orRefusedPage } from '../../request/refused-page.ts';
import { AuditList } from '../audit-list.tsx';
import { toAuditLine } from '../audit-words.ts';
import { Facts } from '../facts.tsx';
import { UserHolds, restoringSays } from './user-holds.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { USER_STATE_LABELS } from './user-columns.tsx';
import { toUserFile, type UserFile } from './user-row.ts';
import { readTexts } from '../../request/form-fields.ts';
import { byIntent } from '../../request/by-intent.ts';
import { type Posted, submit } from '../../request/submit.ts';
import { asRefused, type FormState } from '../../ui/form/form-state.ts';
import { SelectField } from '../../ui/form/choice.tsx';
import { showDate } from '../../ui/dates.ts';
import { Field } from '../../ui/form/field.tsx';
import { Note } from '../../ui/note.tsx';
import type { TrailHandle } from '../../frame/nav/page-trail.tsx';

export const handle: TrailHandle = { trail: [{ label: 'Users', url: 'users' }, { label: 'User' }] };

export async function loader({ params, context, url }: Route.LoaderArgs) {
  const { viewer, staff } = context.get(marketContext);
  const user = await orRefusedPage(staff.user(params.id));
  const audit = await orRefusedPage(staff.audit({ q: user.userId, sort: 'newest', limit: 25 }));
  return {
    user: toUserFile(user),
    audit: audit.items.map(toAuditLine),
    isMe: viewer?.id === user.userId,
    done: url.searchParams.get('done'),
  };
}

export const action = (args: Route.ActionArgs) => {
  const decide =
    (order: (staff: Market['staff'], decision: DecideOnUser) => Promise<unknown>) => (posted: Posted) =>
      submitAct(posted, args.params.id, DecideOnUser, order);
  return byIntent(args, {
    reveal: async (posted) => {
      const sent = await submit({
        ...posted,
        schema: DecideOnUser,
        read: (form) => readAct(form, args.params.id),
        order: ({ staff }, decision) => staff.revealAddress(decision),
      });
      // The address is in this one answer only: no link to it can be passed on.
      return sent.isDone ? { email: sent.answer.email } : sent.back;
    },
    suspend: decide((staff, decision) => staff.suspend(decision)),
    restore: decide((staff, decision) => staff.restore(decision)),
    'switch-off': decide((staff, decision) => staff.switchOffPlan(decision)),
    grant: (posted) =>
      submitAct(posted, args.params.id, GrantPlan, (staff, grant) => staff.activateSubscription(grant)),
  });
};

async function submitAct<Schema extends z.ZodType>(
  posted: Posted,
  userId: string,
  schema: Schema,
  order: (staff: Market['staff'], decision: z.output<Schema>) => Promise<unknown>,
) {
  const sent = await submit({
    ...posted,
    schema,
    read: (form) => readAct(form, userId),
    order: ({ staff }, decision) => order(staff, decision),
  });
  if (!sent.isDone) return sent.back;
  throw redirect(`${posted.url.pathname}?done=${sent.intent}`, 303);
}

function readAct(form: FormData, userId: string) {
  const { plan, ...texts } = readTexts(form);
  return { reason: '', ...texts, ...(plan ? { plan: Number(plan) } : {}), userId };
}

export const clientAction = (args: Route.ClientActionArgs) => sendOrStay(args);

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
              ['Kind', user.badge],
              ['State', USER_STATE_LABELS[user.state]],
              ['Held by', heldBy],
              ['Country', user.country],
              ['Plan', user.planName ?? 'none active'],
              ['Plan until', user.planEndsOn && showDate(user.planEndsOn)],
              ['Live ads', user.liveAds],
              ['Open reports', user.openReports],
              ['Joined', showDate(user.joinedOn)],
              ['Last seen', user.seenOn ? showDate(user.seenOn) : 'never'],
            ]}
          />
          {user.sells && (
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
            <Acts user={user} state={asRefused(actionData)} done={done} />
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

type ActsProps = { user: UserFile; state: FormState | undefined; done: string | null };

function Acts({ user, state, done }: ActsProps) {
  const { username: name, plans } = user;
  return (
    <>
      <ReasonAct
        intent="reveal"
        label="Show the full address"
        says={`You see the address of ${name} once. That you looked, and why, stays in the audit log.`}
        state={state}
        isSecret
      />
      {user.state === 'suspended' ? (
        <ReasonAct
          intent="restore"
          label={`Restore ${name}`}
          says={restoringSays(user)}
          state={state}
          isDone={done === 'restore'}
        />
      ) : (
        <ReasonAct
          intent="suspend"
          label={`Suspend ${name}`}
          says={`${name} is signed out everywhere at once and cannot sign in; all of their ads are hidden. You can undo it.`}
          state={state}
          isDone={done === 'suspend'}
        />
      )}
      {plans.length > 0 && (
        <ReasonAct
          intent="grant"
          label="Give a plan"
          says={`${name} gets the plan from now on, free of charge.`}
          state={state}
          isDone={done === 'grant'}
        >
          <SelectField name="plan" label="Plan" options={plans} />
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
          intent="switch-off"
          label={`Switch ${user.planName} off`}
          says={`The plan of ${name} ends at once. No money goes back: a refund is a separate decision.`}
          state={state}
          isDone={done === 'switch-off'}
        />
      )}
    </>
  );
}
