import type { Mail } from '#platform/mail/mailer.ts';
import { plural } from '#rules/text/plural.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { MailReader, MailSite } from '../../mails/mail-parts.ts';
import type { ImportRow, ResultRow } from './import-store.ts';

type Done = {
  to: MailReader;
  file: Pick<ImportRow, 'id' | 'file_name' | 'states'>;
  results: readonly Pick<ResultRow, 'result' | 'waitsForPhotos'>[];
  site: MailSite;
};

/** A file of ads has been worked through. */
export function importDoneMail({ to, file, results, site }: Done): Mail {
  const count = (wanted: ResultRow['result']) => results.filter(({ result }) => result === wanted).length;
  const problems = count('failed') + file.states.wrong;
  const waiting = results.filter(({ waitsForPhotos }) => waitsForPhotos).length;
  return composeMail(site, {
    to,
    subject: `Your file is done: ${file.file_name}`,
    parts: [
      'We have worked through your file of ads.',
      {
        rows: [
          ['New', String(count('posted'))],
          ['Changed', String(count('changed'))],
          ['Same as before', String(file.states.same)],
          ['With problems', String(problems)],
        ],
      },
      ...(waiting > 0
        ? [`${plural(waiting, 'draft')} of them still ${waiting === 1 ? 'waits' : 'wait'} for photos.`]
        : []),
      ...(problems > 0
        ? ['The report says which rows, and why. You can mend them and send them again.']
        : []),
      { button: 'See the report', url: `${site.ORIGIN}/trade/import/${file.id}` },
    ],
    because: 'you sent us a file of ads.',
  });
}
