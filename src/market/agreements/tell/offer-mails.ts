import type { Mail } from '#platform/mail/mailer.ts';
import { findTimeZone, formatMomentIn } from '#rules/countries/time-zones.ts';
import { CUT_RULE, SAFETY_LINE } from '#rules/messages/message-words.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import { NO_MONEY_HELD, OFFER_END_SENTENCES, type OfferEnd } from '#rules/offers/offer-words.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { AdInMail, MailPart, MailReader, MailSite } from '../../mails/mail-parts.ts';
import { toMailAd } from '../../mails/to-mail-ad.ts';

/** What every letter about an offer names: its reader, the other side, the ad, the figure, and where it is answered. */
export type OfferMail = {
  to: MailReader;
  from: string;
  ad: AdInMail;
  money: Money;
  conversationId: string;
  site: MailSite;
};
/** Where a seller answers with one thumb; null for whoever signs in to answer. */
type Links = { yes: string; other: string; no: string } | null;

type Asked = OfferMail & { until: Date; note: string; links: Links };

export const offerMadeMail = (mail: Asked): Mail =>
  compose(mail, `${formatMoney(mail.money)} offered for: ${titleOf(mail.ad)}`, [
    `${mail.from} offers ${formatMoney(mail.money)}. You can answer until ${until(mail)}.`,
    ...toNote(mail.note),
    ...toAnswers(mail),
  ]);

export const offerCounteredMail = (mail: Asked): Mail =>
  compose(mail, `${formatMoney(mail.money)} instead for: ${titleOf(mail.ad)}`, [
    `${mail.from} names another price: ${formatMoney(mail.money)}. You can answer until ${until(mail)}.`,
    ...toAnswers(mail),
  ]);

/** Twelve hours before the end, once. */
export const offerEndingMail = (mail: Asked): Mail =>
  compose(mail, `Answer soon: ${formatMoney(mail.money)} for ${titleOf(mail.ad)}`, [
    `${mail.from} waits for your answer to ${formatMoney(mail.money)}. The offer ends on ${until(mail)}.`,
    ...toAnswers(mail),
  ]);

/** Each side its own steps. */
export function offerAcceptedMail(mail: OfferMail & { until: Date; isToSeller: boolean }): Mail {
  const { isToSeller, from, money } = mail;
  const price = formatMoney(money);
  const steps = isToSeller
    ? [
        `Tell ${from} in the conversation how you are paid. ${CUT_RULE}`,
        'When the money is there, mark the ad as sold to them.',
      ]
    : [
        `Ask ${from} in the conversation how to pay, and pay within this time.`,
        'If you do not pay in time, the hair is on sale again.',
      ];
  return compose(mail, `Agreed on ${price}: ${titleOf(mail.ad)}`, [
    `You and ${from} agreed on ${price}. The hair is kept until ${until(mail)}.`,
    ...steps,
    NO_MONEY_HELD,
    toTalk(mail),
  ]);
}

export const offerDeclinedMail = (mail: OfferMail): Mail =>
  compose(mail, `Not for ${formatMoney(mail.money)}: ${titleOf(mail.ad)}`, [
    `${mail.from} said no to ${formatMoney(mail.money)}.`,
    toTalk(mail),
  ]);

/** Nobody answered in time, or it is no longer possible. */
export const offerOverMail = (mail: OfferMail & { why: OfferEnd }): Mail =>
  compose(mail, `Your offer is over: ${titleOf(mail.ad)}`, [
    `Your offer of ${formatMoney(mail.money)} is over. ${OFFER_END_SENTENCES[mail.why]}`,
    toTalk(mail),
  ]);

export const agreementOverMail = (mail: OfferMail & { why: OfferEnd }): Mail =>
  compose(mail, `No longer agreed: ${titleOf(mail.ad)}`, [
    `You had agreed on ${formatMoney(mail.money)} with ${mail.from}. That is over. ${OFFER_END_SENTENCES[mail.why]}`,
    toTalk(mail),
  ]);

/** The news first, then the ad, then what can be done. */
const compose = ({ to, ad, site }: OfferMail, subject: string, parts: MailPart[]): Mail =>
  composeMail(site, {
    to,
    subject,
    parts: [...parts.slice(0, 1), { ads: [toMailAd(ad, site)] }, ...parts.slice(1), { safety: SAFETY_LINE }],
    because: 'you are part of this offer.',
    fewer: { label: 'Choose your e-mails', url: `${site.ORIGIN}/messages/settings` },
  });

const toAnswers = (mail: Asked): MailPart[] =>
  mail.links === null
    ? [{ button: 'Answer the offer', url: talkUrl(mail) }]
    : [
        { button: `Say yes to ${formatMoney(mail.money)}`, url: mail.links.yes },
        `Ask for another price: ${mail.links.other}`,
        `Say no, thank you: ${mail.links.no}`,
        'Nothing happens when you open a link: you see the offer first, and press a button there.',
      ];

const toNote = (note: string): MailPart[] => (note === '' ? [] : [{ quote: note }]);
const toTalk = (mail: OfferMail): MailPart => ({ button: 'Open the conversation', url: talkUrl(mail) });
const talkUrl = ({ site, conversationId }: OfferMail) => `${site.ORIGIN}/messages/${conversationId}#newest`;
const titleOf = ({ title }: AdInMail): string => title ?? 'an ad';
const until = ({ until: moment, to }: { until: Date; to: MailReader }): string =>
  formatMomentIn(moment, findTimeZone(to.country));
