import { describeRetention } from '#rules/retention/retention.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import type { Context } from '../../context.ts';
import type { MailReader } from '../../mails/mail-parts.ts';
import { composeMail } from '../../mails/compose-mail.ts';

export const exportReadyMail = ({ config }: Pick<Context, 'config'>, to: MailReader, link: string): Mail =>
  composeMail(config, {
    to,
    subject: 'Your data is ready to download',
    parts: [
      'What you told us and did here is in one zip file.',
      { button: 'Download my data', url: link },
      `Sign in to open it. The link works for ${describeRetention('download')}.`,
    ],
    because: `you have an account at ${config.BRAND_NAME}.`,
  });
