import type { FormState } from '../../ui/form/form-state.ts';
import { Choices, SelectField } from '../../ui/form/fields/choice.tsx';
import { Field } from '../../ui/form/fields/field.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { ToldWhy } from '../told-field.tsx';
import { STAFF_ROLES } from './user-words.ts';
import { BanAct } from './ban-act.tsx';
import { DataActs } from './user-data-acts.tsx';
import { restoringSays } from './user-holds.tsx';
import type { UserFile } from './user-row.ts';

/** Of all of it, what this member of staff may do to this person. */
type May = Record<
  'reveal' | 'suspend' | 'changePlan' | 'changeRole' | 'eraseOrExport' | 'write' | 'ban',
  boolean
>;
type ActsProps = { user: UserFile; state: FormState | undefined; done: string | null };

/** What can be done with one person, each with its reason. */
export function UserActs({ may, ...acts }: ActsProps & { may: May }) {
  const { write: _beside, ...acting } = may;
  if (!Object.values(acting).includes(true)) return <p>An admin decides about staff.</p>;
  return (
    <>
      {may.reveal && (
        <ReasonAct
          intent="reveal"
          label="Show the full address"
          says={`You see the address of ${acts.user.username} once. That you looked, and why, stays in the audit log.`}
          state={acts.state}
          isSecret
        />
      )}
      {may.suspend && <SuspendOrRestore {...acts} />}
      {may.ban && <BanAct {...acts} />}
      {may.changeRole && <RoleAct {...acts} />}
      {may.changePlan && <PlanActs {...acts} />}
      {may.eraseOrExport && <DataActs {...acts} />}
    </>
  );
}

function SuspendOrRestore({ user, state, done }: ActsProps) {
  const { username: name } = user;
  return user.state === 'suspended' ? (
    <ReasonAct
      intent="restore"
      label={`Restore ${name}`}
      says={restoringSays(user)}
      state={state}
      isDone={done === 'restore'}
    >
      <ToldWhy about="restore" />
    </ReasonAct>
  ) : (
    <ReasonAct
      intent="suspend"
      label={`Suspend ${name}`}
      says={`${name} is signed out everywhere at once and cannot sign in; all of their ads are hidden. You can undo it.`}
      state={state}
      isDone={done === 'suspend'}
    >
      <ToldWhy about="suspend" />
    </ReasonAct>
  );
}

function RoleAct({ user, state, done }: ActsProps) {
  return (
    <ReasonAct
      intent="role"
      label="Change the role"
      says={`${user.username} is signed out everywhere, gets an e-mail, and has the new role from the next sign-in on.`}
      state={state}
      isDone={done === 'role'}
    >
      <input type="hidden" name="version" value={user.version} />
      <Choices name="role" label="Role" options={STAFF_ROLES.filter(({ value }) => value !== user.role)} />
    </ReasonAct>
  );
}

function PlanActs({ user, state, done }: ActsProps) {
  const { username: name, plans } = user;
  if (plans.length === 0) return null;
  return (
    <>
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
        <ToldWhy about="plan-given" />
      </ReasonAct>
      {user.planName && (
        <ReasonAct
          intent="switch-off"
          label={`Switch ${user.planName} off`}
          says={`The plan of ${name} ends at once. No money goes back: a refund is a separate decision.`}
          state={state}
          isDone={done === 'switch-off'}
        >
          <ToldWhy about="plan-off" />
        </ReasonAct>
      )}
    </>
  );
}
