import type { Context } from '../context.ts';
import { ensureMailbox } from './ensure-mailbox.ts';
import { listMails, type DemoMail } from './mailbox-store.ts';

/** The e-mails of the demo mailbox, newest first; those to one address when it is named. */
export async function listDemoMails(ctx: Context, { to }: { to?: string }): Promise<DemoMail[]> {
  ensureMailbox(ctx);
  return listMails(ctx.db, to);
}
