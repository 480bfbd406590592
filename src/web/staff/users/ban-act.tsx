import { BAN_DAYS } from '#rules/staff/ban-words.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { Choices } from '../../ui/form/fields/choice.tsx';
import { ReasonAct } from '../reason-act.tsx';
import { ToldWhy } from '../told-field.tsx';
import type { UserFile } from './user-row.ts';

type BanActProps = { user: UserFile; state: FormState | undefined; done: string | null };

const KINDS = [
  {
    value: 'address',
    label: 'The e-mail address',
    about: 'Nobody opens another account with it, or moves one to it.',
  },
  {
    value: 'device',
    label: 'The devices',
    about:
      'In browsers that stayed signed in nobody opens an account, signs in to another one, or writes. Without its cookies a browser is not recognised.',
  },
];
const DAYS = BAN_DAYS.map((days) => ({
  value: String(days),
  label: days === 365 ? 'a year' : `${days} days`,
}));

/** Keeps somebody from coming back by another account, for a while. */
export const BanAct = ({ user: { username: name }, state, done }: BanActProps) => (
  <ReasonAct
    intent="ban"
    label="Ban the address or devices"
    says={`It makes it harder for ${name} to come back by another account, until it ends by itself. This account goes on: to shut ${name} out, suspend it.`}
    state={state}
    isDone={done === 'ban'}
  >
    <Choices name="kind" label="What is banned" options={KINDS} />
    <Choices name="days" label="For how long" options={DAYS} chosen="30" isShort />
    <ToldWhy about="ban" />
  </ReasonAct>
);
