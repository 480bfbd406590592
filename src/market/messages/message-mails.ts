import type { Mail } from '#platform/mailer.ts';
import { SAFETY_LINE } from '#rules/message.ts';
import { formatMoney, type Money } from '#rules/money.ts';

type Site = { BRAND_NAME: string; ORIGIN: string };
type NewMessageLetter = {
  to: string;
  from: string;
  adTitle: string;
  text: string;
  offer: Money | null;
  notes: string[];
  conversationId: string;
  site: Site;
};

/** Somebody has written. Neither person's address is in it: the answer goes through the site. */
export function newMessageMail(letter: NewMessageLetter): Mail {
  const { to, from, adTitle, text, offer, notes, conversationId, site } = letter;
  return {
    to,
    subject: oneLine(`${from} wrote to you about: ${adTitle}`),
    text: [
      oneLine(`${from} wrote to you about ‘${adTitle}’:`),
      text
        .split(/[\n\u0085\u2028\u2029]/)
        .map((row) => `> ${row}`)
        .join('\n'),
      ...(offer ? [`Their offer: ${formatMoney(offer)}`] : []),
      ...notes,
      `Answer here: ${site.ORIGIN}/messages/${conversationId}\nAn answer to this mail reaches nobody.`,
      SAFETY_LINE,
      `To block or report this person, open the conversation. Fewer mails: ${site.ORIGIN}/messages/settings`,
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
  };
}

type DecisionLetter = { to: string; adTitle: string; conversationId: string; reason: string; site: Site };

/** A held message was not passed on, and why. */
export function messageRefusedMail({ to, adTitle, conversationId, reason, site }: DecisionLetter): Mail {
  return {
    to,
    subject: oneLine(`Your message was not passed on: ${adTitle}`),
    text: [
      oneLine(`We looked at your message about ‘${adTitle}’ and did not pass it on.`),
      `The reason: ${reason}`,
      `You can write another one here: ${site.ORIGIN}/messages/${conversationId}`,
      SAFETY_LINE,
      `The ${site.BRAND_NAME} team`,
    ].join('\n\n'),
  };
}

/** What somebody typed must never begin a new header line. */
// oxlint-disable-next-line no-control-regex
const oneLine = (text: string) => text.replaceAll(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim();
