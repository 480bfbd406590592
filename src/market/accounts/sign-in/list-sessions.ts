import type { SessionView } from '../account-view.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { deviceName } from '../account-mails.ts';
import { listSessionRows as findSessions } from './session-store.ts';

/** Where somebody is signed in. No addresses: they are never shown. */
export async function listSessions(ctx: Context): Promise<{ items: SessionView[] }> {
  const me = ensure(ctx.viewer, 'manage your account');
  const rows = await findSessions(ctx.db, me.id, ctx.now());
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    isThisOne: row.id === ctx.browser.session?.id,
    staysSignedIn: row.device_id !== null,
    since: row.created_at.toISOString(),
    lastSeen: row.last_seen_at.toISOString(),
  }));
  return { items };
}
