import type { Mail } from '#platform/mail/mailer.ts';
import type { MailContent, MailSite } from './mail-parts.ts';
import { renderMailHtml } from './mail-html.ts';
import { oneLine, renderMailText } from './mail-text.ts';

/**
 * The only way an e-mail is made: one layout, a text part and an HTML part that say the same, no line break in a
 * header.
 */
export function composeMail(site: MailSite, content: MailContent): Mail {
  const subject = oneLine(content.subject);
  return {
    to: content.to.email,
    subject,
    text: renderMailText(site, content),
    html: renderMailHtml(site, { ...content, subject }),
    headers: {
      // Holiday answers and other machines leave such e-mails alone.
      'Auto-Submitted': 'auto-generated',
      ...(content.replyTo && { 'Reply-To': oneLine(content.replyTo) }),
      ...(content.oneClick && {
        'List-Unsubscribe': `<${content.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
