import type { Unit } from '#platform/unit-of-work.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../../context.ts';
import { welcomeMail } from '../account-mails.ts';
import {
  findAccount,
  type FullAccount,
  isUsernameTaken,
  type NewAccount,
  setTakenUp,
} from '../account-store.ts';
import { removeRegistrations } from '../register/registration-store.ts';
import { SEND_MAIL } from '../../mails/send-mail.ts';

/** What somebody who was invited chose themselves. */
export type Chosen = Pick<
  NewAccount,
  'username' | 'password_hash' | 'password_changed_at' | 'adult_confirmed_at' | 'terms_version'
> &
  Partial<NewAccount>;

/**
 * Makes an account that staff prepared its person's own: from now on they come in by their password. A refusal is given
 * back and not thrown, as where a registration becomes an account.
 */
export async function takeUpAccount(
  ctx: Context,
  unit: Unit,
  invited: FullAccount,
  chosen: Chosen,
): Promise<FullAccount | Refusal> {
  if (await isUsernameTaken(unit.db, chosen.username, invited.id)) {
    const sentence = 'This name is taken. Please choose another.';
    return new Refusal('invalid', 'Please choose another name.', { username: [sentence] });
  }
  const isTaken = await setTakenUp(unit.db, invited.id, chosen, ctx.now());
  const account = isTaken ? await findAccount(unit.db, invited.id) : null;
  if (!account) return new Refusal('conflict', 'This account was changed a moment ago. Please try again.');
  await removeRegistrations(unit.db, account.email);
  await unit.enqueue(SEND_MAIL, welcomeMail(ctx, account));
  return account;
}
