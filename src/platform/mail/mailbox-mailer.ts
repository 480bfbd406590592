import type { Database } from '../postgres/database.ts';
import type { Mailer } from './mailer.ts';

/** Mail without a mail server: every e-mail lands in a table that /dev/mail shows. For demos only. */
export function mailboxMailer(db: Database, now: () => Date): Mailer {
  return {
    async send(mail, id) {
      await db
        .insertInto('mailbox')
        .values({
          id,
          to_address: mail.to,
          subject: mail.subject,
          text: mail.text,
          html: mail.html,
          headers: JSON.stringify(mail.headers ?? {}),
          sent_at: now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute();
    },
  };
}
