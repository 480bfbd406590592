import type { Mail } from '#platform/mail/mailer.ts';
import { STAFF_QUEUES, toQueuePath } from '#rules/staff/queues.ts';
import { describeSpan } from '#rules/staff/waiting.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { MailReader, MailSite } from '../../mails/mail-parts.ts';
import type { WaitingQueue } from './today-view.ts';

/** For one of staff in the morning: which of their queues are late, how much of each, and by how long. */
export function overdueMail(given: {
  to: MailReader;
  late: readonly WaitingQueue[];
  now: Date;
  site: MailSite;
}): Mail {
  const { to, late, now, site } = given;
  const count = late.reduce((sum, { overdue }) => sum + overdue, 0);
  return composeMail(site, {
    to,
    subject: count === 1 ? 'One thing is overdue' : `${count} things are overdue`,
    parts: [
      'Somebody waits longer than we promised:',
      ...late.map((queue) => {
        const by = describeSpan(now.getTime() - Date.parse(queue.dueAt ?? ''));
        const { label } = STAFF_QUEUES[queue.name];
        return `${label}: ${queue.overdue} overdue, the first by ${by}. ${site.ORIGIN}${toQueuePath(queue.name)}`;
      }),
      { button: 'Open Today', url: `${site.ORIGIN}/super-admin-user/today` },
    ],
    because: 'you work here. It comes in the morning, and only when something is overdue.',
  });
}
