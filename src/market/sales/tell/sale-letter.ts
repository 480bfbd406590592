import type { Mail } from '#platform/mail/mailer.ts';
import { findTimeZone, formatMomentIn } from '#rules/countries/time-zones.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import type { SaleEnd, SaleFreeze } from '#rules/sales/life/sale-kinds.ts';
import { greenInMail, HELD_SENTENCE, ONLY_THE_LIGHT, PAY_ONLY_HERE } from '#rules/sales/words/sale-words.ts';
import type { SaleProblem } from '#rules/sales/words/disputes.ts';
import { SALE_END_SENTENCES } from '#rules/sales/words/ends.ts';
import type { SaleSide } from '#rules/sales/words/sale-screen.ts';
import { composeMail } from '../../mails/compose-mail.ts';
import type { AdInMail, MailPart, MailReader, MailSite } from '../../mails/mail-parts.ts';
import { toMailAd } from '../../mails/to-mail-ad.ts';

/** What every letter about a protected sale names. No address and no code word: neither is ever in an e-mail. */
export type SaleLetter = {
  to: MailReader;
  /** What its reader is in this sale. */
  side: SaleSide;
  /** The other side's name. */
  other: string;
  ad: AdInMail;
  saleId: string;
  site: MailSite;
  /** As `lightOf` says now, with its sentence. */
  light: { colour: 'red' | 'green' | 'none'; words: string; why: string };
  total: Money;
  price: Money;
};

/** What single letters need beside that; null while it is not known. */
export type LetterFacts = {
  isSellerConnected: boolean;
  connectBy: Date | null;
  payBy: Date | null;
  paidAt: Date | null;
  /** Set only while the light waits for it. */
  lightFrom: Date | null;
  shipBy: Date | null;
  arriveBy: Date | null;
  inspectBy: Date | null;
  answerBy: Date | null;
  decideBy: Date | null;
  appealBy: Date | null;
  returnBy: Date | null;
  objectBy: Date | null;
  partUntil: Date | null;
  postage: Money | null;
  fee: Money | null;
  part: Money | null;
  back: Money | null;
  /** What went back at PayPal, and not by us. */
  givenBack: Money | null;
  paidOut: Money | null;
  providerFee: Money | null;
  /** In words: what PayPal still asks of the seller, and why it cannot pay out. */
  missing: string | null;
  payoutProblem: string | null;
  /** As they are read: '164 g', '28 in'. */
  grams: string | null;
  length: string | null;
  isBelowLeast: boolean;
  isCancelGranted: boolean;
  carrier: string | null;
  parcelNumber: string | null;
  /** The carrier's page; null where we know none. */
  follow: string | null;
  problem: SaleProblem | null;
  /** What was decided, as a sentence, and why, as staff wrote it. */
  decision: string | null;
  statement: string | null;
  frozenBy: SaleFreeze | null;
  end: SaleEnd | null;
  endedBy: SaleSide | null;
  /** To its seller: what becomes of an ad whose hair may be off already. */
  adWaits: string | null;
};

/** One letter: its light, its news, the ad, what can be done, and the one button, which leads to the sale. */
export const composeLetter = (
  mail: SaleLetter,
  subject: string,
  [news, ...more]: readonly [MailPart, ...MailPart[]],
  { button = 'Open the sale', isReminder = false }: { button?: string; isReminder?: boolean } = {},
): Mail =>
  composeMail(mail.site, {
    to: mail.to,
    subject,
    parts: [
      ...toLight(mail),
      news,
      { ads: [toMailAd(mail.ad, mail.site)] },
      ...more,
      { button, url: `${mail.site.ORIGIN}/sales/${mail.saleId}` },
      { safety: mail.side === 'seller' ? ONLY_THE_LIGHT : PAY_ONLY_HERE },
    ],
    because: isReminder
      ? 'something in your sale is due soon. You can switch such reminders off.'
      : 'you are part of this sale.',
    ...(isReminder && {
      fewer: { label: 'Choose your e-mails', url: `${mail.site.ORIGIN}/messages/settings` },
    }),
  });

/** First of all: whether the seller may cut. Green is only ever a hint to look; to the buyer it is somebody else's light. */
function toLight({ side, other, light: { colour, words, why } }: SaleLetter): MailPart[] {
  if (colour === 'none') return why === '' ? [] : [{ safety: why }];
  if (colour === 'green') return [{ safety: side === 'seller' ? greenInMail(words) : HELD_SENTENCE }];
  return [{ safety: side === 'seller' ? `${words}. ${why}` : `${other} sees: ${words}.` }];
}

/** '1 March 2026, 01:30 (India Standard Time)', by the clock of the reader. */
export const moment = (at: Date, { to }: SaleLetter): string => formatMomentIn(at, findTimeZone(to.country));

export const sayTotal = ({ total }: SaleLetter): string => formatMoney(total);
export const sayTitle = ({ ad }: Pick<SaleLetter, 'ad'>): string => ad.title ?? 'an ad';

/** What a letter is about, for a line that begins with its ad. Like every subject it never says that it is safe. */
export function toNews({ subject }: Mail, letter: Pick<SaleLetter, 'ad'>): string {
  const title = sayTitle(letter);
  return subject.endsWith(title) ? subject.slice(0, -title.length).replace(/:? $/, '') : subject;
}

/** Why it is over, as its reader is told. */
export function whyOver({ side, to, other, end, endedBy }: SaleLetter & Over): string {
  const own = to.username ?? 'You';
  const [buyer, seller] = side === 'buyer' ? [own, other] : [other, own];
  return SALE_END_SENTENCES[end][side]({ buyer, seller, endedBy });
}
export type Over = { end: SaleEnd; endedBy: SaleSide | null };
