import { describeRetention } from '#rules/retention/retention.ts';
import { ReasonAct } from '../reason-act.tsx';
import { ToldWhy } from '../told-field.tsx';
import type { FormState } from '../../ui/form/form-state.ts';
import type { UserFile } from './user-row.ts';

type DataActsProps = { user: UserFile; state: FormState | undefined; done: string | null };

/** What somebody can do with their data by a button of their own, for whoever asks us instead. */
export function DataActs({ user, state, done }: DataActsProps) {
  const { username: name } = user;
  if (user.state === 'invited')
    return (
      <p>
        {name} is invited and has not answered yet. Whoever wants it ended withdraws the{' '}
        <a href="/super-admin-user/enter-ad">invitation</a>.
      </p>
    );
  if (user.holds.some(({ kind }) => kind === 'leaving'))
    return <p>{name} is leaving: signing in and keeping the account is up to them.</p>;
  return (
    <>
      {user.state !== 'suspended' && (
        <ReasonAct
          intent="export"
          label="Prepare a copy of their data"
          says={`As by the button in their settings: ${name} gets an e-mail with a link that only they can open, signed in. You do not see the copy.`}
          state={state}
          isDone={done === 'export'}
        >
          <ToldWhy about="data-export" />
        </ReasonAct>
      )}
      <ReasonAct
        intent="delete"
        label="Delete the account"
        says={`As by the button in their settings: ${name} is signed out everywhere and their ads are hidden at once. After ${describeRetention('account')} all of it is removed; until then they can sign in and keep it.`}
        state={state}
        isDone={done === 'delete'}
      >
        <ToldWhy about="account-delete" />
      </ReasonAct>
    </>
  );
}
