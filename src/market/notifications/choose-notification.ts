import type { ChooseNotification } from '#rules/messages/push-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { setChoice } from './notification-store.ts';

/** Whether somebody wants to be told of this kind by e-mail, and by push. */
export async function chooseNotification(ctx: Context, choice: ChooseNotification): Promise<void> {
  const account = ensure(ctx.viewer, 'manage your account');
  await ctx.write(({ db }) => setChoice(db, { ...choice, accountId: account.id, now: ctx.now() }));
}
