import type { ChooseNotification } from '#rules/messages/message-schema.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { setChoice } from './notification-store.ts';

/** Whether somebody wants mails of this kind. */
export async function chooseNotification(ctx: Context, choice: ChooseNotification): Promise<void> {
  const account = ensure(ctx.viewer, 'manage your account');
  await ctx.write(({ db }) => setChoice(db, { ...choice, accountId: account.id, now: ctx.now() }));
}
