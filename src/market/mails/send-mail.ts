import type { Job } from '#platform/jobs/job.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { isNobodys } from '#rules/personal-data/column-words.ts';
import type { MailContext } from '../context.ts';

/** An e-mail that is sent once the write is committed that asks for it. */
export const SEND_MAIL: Job<Mail> = { name: 'send-mail', isSealed: true };

/** Nobody reads what is sent to somebody who is gone: an order of theirs may still be settled, a report decided. */
export async function sendMail(ctx: MailContext, mail: Mail, jobId: string): Promise<void> {
  if (!isNobodys(mail.to)) await ctx.mailer.send(mail, jobId);
}
