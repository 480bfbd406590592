import type { Mail } from '#platform/mail/mailer.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import { LATE_MONEY } from '#rules/sales/words/when-over.ts';
import type { MailPart } from '../../mails/mail-parts.ts';
import {
  composeLetter,
  moment,
  type Over,
  type SaleLetter,
  sayTitle,
  sayTotal,
  whyOver,
} from './sale-letter.ts';

type ToPay = SaleLetter & { payBy: Date };
type Paid = SaleLetter & { paidAt: Date; postage: Money; fee: Money };

/** Both have said yes: each is told their own next step. */
export function saleAgreedMail(
  mail: SaleLetter & { isSellerConnected: boolean; payBy: Date | null; connectBy: Date | null },
): Mail {
  if (mail.side === 'seller') return agreedToSeller(mail);
  const { other, payBy } = mail;
  if (!mail.isSellerConnected || payBy === null)
    return composeLetter(mail, `You agree with ${other}: ${sayTitle(mail)}`, [
      `You both said yes to ${formatMoney(mail.price)}. ${other} is connecting PayPal.`,
      'You have paid nothing. We mail you when you can pay.',
    ]);
  return composeLetter(mail, `You agree: pay by ${moment(payBy, mail)}`, [
    `You both said yes to ${formatMoney(mail.price)}. The hair is kept for you until ${moment(payBy, mail)}.`,
    `You pay ${sayTotal(mail)} in all. PayPal holds it until you have seen the hair.`,
  ]);
}

function agreedToSeller(mail: SaleLetter & { isSellerConnected: boolean; connectBy: Date | null }): Mail {
  const { other, isSellerConnected, connectBy } = mail;
  const yes = `You and ${other} both said yes to ${formatMoney(mail.price)}.`;
  return isSellerConnected
    ? composeLetter(mail, `You agree with ${other}: ${sayTitle(mail)}`, [
        `${yes} ${other} has not paid yet. Wait.`,
        'We mail you when the light changes. Then look at your sale page.',
      ])
    : composeLetter(mail, `You agree: connect PayPal to be paid`, [
        `${yes} To be paid you need a PayPal account. It takes about five minutes.`,
        ...(connectBy ? [`Do it by ${moment(connectBy, mail)}. Else the sale ends.`] : []),
      ]);
}

/** The parcel came after its money had gone back: there is one more sale of the same terms, to pay for it. */
export const saleCameLateMail = (
  mail: SaleLetter & { isSellerConnected: boolean; payBy: Date | null },
): Mail => {
  const { other, payBy } = mail;
  const came = `The parcel of this sale came after its money had gone back. We have opened a new sale for it. It has the same terms.`;
  if (mail.side === 'seller')
    return composeLetter(mail, `Your parcel came: ${other} is to pay for it`, [
      came,
      `${other} can buy nothing else here until it is paid. Then PayPal pays you at once.`,
      mail.isSellerConnected ? 'You need not do anything.' : 'Connect PayPal first, so that you can be paid.',
    ]);
  return composeLetter(mail, `Your parcel came: pay ${other} for it`, [
    came,
    `You pay ${sayTotal(mail)} in all, and ${other} has it at once: the hair is with you.`,
    payBy === null
      ? `${other} is connecting PayPal. We mail you when you can pay.`
      : `Pay it by ${moment(payBy, mail)}. Until it is paid you can buy nothing else in a protected sale.`,
  ]);
};

export const saleConnectMoreMail = (mail: SaleLetter & { missing: string }): Mail =>
  composeLetter(mail, 'PayPal needs one more thing from you', [
    `PayPal cannot pay you yet. It still needs this: ${mail.missing}`,
    `Until then ${mail.other} cannot pay.`,
  ]);

export const saleCanPayMail = (mail: ToPay): Mail =>
  composeLetter(mail, `Now you can pay ${mail.other}`, [
    `${mail.other} has connected PayPal. The hair is kept for you until ${moment(mail.payBy, mail)}.`,
    `You pay ${sayTotal(mail)} in all. PayPal holds it until you have seen the hair.`,
  ]);

export const salePayReminderMail = (mail: ToPay): Mail =>
  composeLetter(
    mail,
    `Pay by tomorrow: ${sayTitle(mail)}`,
    [
      `The hair is kept for you until ${moment(mail.payBy, mail)}. It costs ${sayTotal(mail)} in all.`,
      'If you do not pay in time, the hair is on sale again.',
    ],
    { isReminder: true },
  );

export const salePendingMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, 'PayPal has not finished yet', [
    `PayPal has not finished your payment of ${sayTotal(mail)}. This can take 3 days.`,
    'Do not pay twice. If it fails, you keep your money.',
  ]);

export const saleDeclinedMail = (mail: SaleLetter & { payBy: Date | null }): Mail =>
  composeLetter(mail, 'Your payment did not go through', [
    `PayPal did not take ${sayTotal(mail)}. You have paid nothing.`,
    'Ask your bank, or try another card.',
    ...(mail.payBy ? [`You can pay until ${moment(mail.payBy, mail)}.`] : []),
  ]);

/** To the seller. It never says more than: look at your light. */
export const salePaidMail = (mail: SaleLetter & { lightFrom: Date | null; shipBy: Date }): Mail =>
  mail.lightFrom === null
    ? composeLetter(mail, `${mail.other} has paid ${sayTotal(mail)}: look at your light`, [
        `${mail.other} has paid ${sayTotal(mail)}. PayPal holds the money.`,
        'Open this site yourself and look at your light.',
        `The hair has to be posted by ${moment(mail.shipBy, mail)}. If it is not, the money goes back.`,
      ])
    : composeLetter(
        mail,
        `${mail.other} has paid ${sayTotal(mail)}: wait until ${moment(mail.lightFrom, mail)}`,
        [
          `The money has come. We wait until ${moment(mail.lightFrom, mail)} to see that it stays.`,
          `Then look at your light. The last day to post is ${moment(mail.shipBy, mail)}.`,
        ],
      );

export const saleReceiptMail = (mail: Paid & { shipBy: Date }): Mail =>
  composeLetter(mail, `Receipt: you paid ${sayTotal(mail)}`, [
    `You paid ${sayTotal(mail)} to ${mail.other}. PayPal holds it until you have seen the hair.`,
    toReceipt(mail),
    `${mail.other} posts by ${moment(mail.shipBy, mail)}. If not, all your money goes back.`,
  ]);

/** For hair that came late: its buyer owes nothing more, whether its seller is paid at once or we look first. */
export const saleLateParcelReceiptMail = (mail: Paid): Mail =>
  composeLetter(mail, `Receipt: you paid ${sayTotal(mail)}`, [
    `You paid ${sayTotal(mail)} to ${mail.other} for the parcel that came late.`,
    toReceipt(mail),
    'You owe nothing more for it. You can buy in protected sales again.',
  ]);

const toReceipt = (mail: Paid): MailPart => ({
  rows: [
    ['Paid on', moment(mail.paidAt, mail)],
    ['Hair', formatMoney(mail.price)],
    ['Postage', formatMoney(mail.postage)],
    ['Protection fee', formatMoney(mail.fee)],
    ['In all', sayTotal(mail)],
  ],
});

/** Money for a sale that was over already. */
export const saleLateMoneyMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, 'Too late: all your money is on its way back', [
    `${LATE_MONEY.title}. ${LATE_MONEY.says}`,
    `It is ${sayTotal(mail)}. It goes back the way you paid.`,
  ]);

/** Before anything was paid: called off by the other side, or out of time. */
export const saleOverMail = (mail: SaleLetter & Over): Mail =>
  composeLetter(mail, `No longer agreed: ${sayTitle(mail)}`, [
    `Your sale with ${mail.other} is over. ${whyOver(mail)} Nothing was paid.`,
  ]);
