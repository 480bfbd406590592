import type { Mail } from '#platform/mail/mailer.ts';
import { STATEMENTS, type StatementAct } from '#rules/moderation/statements.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { MailReader, MailSite } from '../mails/mail-parts.ts';

type Statement = {
  to: MailReader;
  act: StatementAct;
  subject: string;
  message: string;
  /** What changed, field by field, where that can be said. */
  changes: readonly string[];
  path: string;
  site: MailSite;
};

/** What we did, why, and how to object without signing in. */
export function statementOfReasonsMail({ to, act, subject, message, changes, path, site }: Statement): Mail {
  const { title, says } = STATEMENTS[act];
  return composeMail(site, {
    to,
    subject: title(subject),
    parts: [
      says(),
      ...(changes.length > 0 ? [`What changed: ${changes.join(', ')}.`] : []),
      'The reason:',
      { quote: message },
      'A person took this decision.',
      { button: 'Object to it', url: `${site.ORIGIN}${path}` },
      'You need not sign in for that. Somebody looks at it again and writes to you.',
    ],
    because: 'it is a decision about your account.',
  });
}
