import { notificationKindsFor } from '#rules/messages/notification-words.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { listChoices } from './notification-store.ts';

/** What somebody is written about by mail; whoever chose nothing gets all of it. */
export async function listNotifications(ctx: Context) {
  const account = ensure(ctx.viewer, 'manage your account');
  const chosen = await listChoices(ctx.db, account.id);
  return notificationKindsFor(account).map((kind) => ({
    kind,
    byMail: chosen.find((choice) => choice.kind === kind)?.by_mail ?? true,
  }));
}
