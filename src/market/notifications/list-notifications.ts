import { hasMail, isPushedByDefault, notificationKindsFor } from '#rules/messages/notification-words.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { listChoices } from './notification-store.ts';
import type { NotificationChoice } from './notification-view.ts';

/** What somebody is told of, and how; who chose nothing is told as the table of kinds says. */
export async function listNotifications(ctx: Context): Promise<NotificationChoice[]> {
  const account = ensure(ctx.viewer, 'manage your account');
  const chosen = await listChoices(ctx.db, account.id);
  return notificationKindsFor(account).map((kind) => {
    const choice = chosen.find((each) => each.kind === kind);
    return {
      kind,
      byMail: hasMail(kind) ? (choice?.by_mail ?? true) : null,
      byPush: choice?.by_push ?? isPushedByDefault(kind),
    };
  });
}
