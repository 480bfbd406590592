import type { Mail } from '#platform/mail/mailer.ts';
import type { MailContent, MailSite } from './mail-parts.ts';
import { renderMailHtml } from './mail-html.ts';
import { oneLine, renderMailText } from './mail-text.ts';

/**
 * The only way an e-mail is made: one layout, a text part and an HTML part that say the same, no line break in a
 * header.
 */
export function composeMail(site: MailSite, letter: MailContent): Mail {
  const subject = oneLine(letter.subject);
  return {
    to: letter.to,
    subject,
    text: renderMailText(site, letter),
    html: renderMailHtml(site, { ...letter, subject }),
    headers: {
      // Holiday answers and other machines leave such e-mails alone.
      'Auto-Submitted': 'auto-generated',
      ...(letter.replyTo && { 'Reply-To': oneLine(letter.replyTo) }),
      ...(letter.oneClick && {
        'List-Unsubscribe': `<${letter.oneClick}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
