import type { Mail } from '#platform/mail/mailer.ts';
import { SAFETY_LINE } from '#rules/messages/message-words.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import { composeMail } from '../mails/compose-mail.ts';
import type { AdInMail, MailReader, MailSite } from '../mails/mail-parts.ts';
import { toMailAd } from '../mails/to-mail-ad.ts';

type NewMessageMail = {
  to: MailReader;
  from: string;
  ad: AdInMail;
  text: string;
  /** How many photos are with it; they are looked at on the site. */
  photos: number;
  offer: Money | null;
  notes: string[];
  conversationId: string;
  site: MailSite;
};

/** Somebody has written. Neither person's address is in it: the answer goes through the site. */
export function newMessageMail(message: NewMessageMail): Mail {
  const { to, from, ad, text, photos, offer, notes, conversationId, site } = message;
  return composeMail(site, {
    to,
    subject: `${from} wrote to you about: ${ad.title ?? 'an ad'}`,
    parts: [
      ...(text === '' ? [] : [{ quote: text }]),
      ...(photos === 0 ? [] : [describePhotos(photos, text)]),
      ...(offer ? [{ rows: [['Their offer', formatMoney(offer)] as const] }] : []),
      ...notes,
      { ads: [toMailAd(ad, site)] },
      { button: 'Read and answer', url: `${site.ORIGIN}/messages/${conversationId}#newest` },
      'Answer on the site: nobody reads replies to this e-mail. You can also block or report this person there.',
      { safety: SAFETY_LINE },
    ],
    because: 'you are part of this conversation.',
    fewer: { label: 'Choose your e-mails', url: `${site.ORIGIN}/messages/settings` },
  });
}

const describePhotos = (count: number, text: string): string =>
  `${count === 1 ? 'A photo is' : `${count} photos are`} ${text === '' ? 'in' : 'with'} this message. You see it on the site.`;

type HeldDecisionMail = {
  to: MailReader;
  ad: AdInMail;
  conversationId: string;
  told: string;
  site: MailSite;
};

/** A held message was not passed on, and why. */
export function messageRefusedMail({ to, ad, conversationId, told, site }: HeldDecisionMail): Mail {
  return composeMail(site, {
    to,
    subject: `Your message was not passed on: ${ad.title ?? 'an ad'}`,
    parts: [
      'We looked at your message and did not pass it on.',
      'The reason:',
      { quote: told },
      { ads: [toMailAd(ad, site)] },
      { button: 'Write another one', url: `${site.ORIGIN}/messages/${conversationId}` },
      { safety: SAFETY_LINE },
    ],
    because: 'you wrote this message.',
  });
}
