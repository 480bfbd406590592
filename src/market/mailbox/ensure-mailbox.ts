import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';

/** The mailbox shows everybody's mail, so it exists only in a demo that has no mail server. */
export function ensureMailbox({ config }: Context): void {
  if (config.MODE !== 'demo' || config.SMTP_URL)
    throw new Refusal('not-found', 'There is nothing at this address.');
}
