import type { Context } from '../context.ts';
import { ensureMailbox } from './ensure-mailbox.ts';
import { type DemoMail, findMail } from './mailbox-store.ts';

/** One e-mail of the demo mailbox. */
export async function showDemoMail(ctx: Context, id: string): Promise<DemoMail | undefined> {
  ensureMailbox(ctx);
  return findMail(ctx.db, id);
}
