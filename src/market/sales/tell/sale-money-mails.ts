import type { Mail } from '#platform/mail/mailer.ts';
import { formatMoney, type Money } from '#rules/money/money.ts';
import type { SaleEnd, SaleFreeze } from '#rules/sales/life/sale-kinds.ts';
import { nameProblem, type SaleProblem } from '#rules/sales/words/disputes.ts';
import {
  composeLetter,
  moment,
  type Over,
  type SaleLetter,
  sayTitle,
  sayTotal,
  whyOver,
} from './sale-letter.ts';

export const saleDisputedMail = (
  mail: SaleLetter & { problem: SaleProblem; answerBy: Date; decideBy: Date },
): Mail =>
  mail.side === 'seller'
    ? composeLetter(mail, `Your side, by ${moment(mail.answerBy, mail)}`, [
        `${nameProblem(mail.problem)} The money stays at PayPal until this is clear.`,
        `Tell us your side by ${moment(mail.answerBy, mail)}. We decide by ${moment(mail.decideBy, mail)}.`,
      ])
    : composeLetter(mail, `We have noted what is wrong: ${sayTitle(mail)}`, [
        `${nameProblem(mail.problem)} Your money stays at PayPal until this is clear.`,
        `${mail.other} answers by ${moment(mail.answerBy, mail)}. We decide by ${moment(mail.decideBy, mail)}.`,
      ]);

export const saleDecidedMail = (
  mail: SaleLetter & { decision: string; statement: string; appealBy: Date | null },
): Mail =>
  composeLetter(mail, `We have decided: ${sayTitle(mail)}`, [
    `We have heard you both. ${mail.decision}`,
    'This is why:',
    { quote: mail.statement },
    ...(mail.appealBy
      ? [`Do you think this is wrong? Say so by ${moment(mail.appealBy, mail)}. Then we look once more.`]
      : []),
  ]);

export const saleDecisionPutOffMail = (mail: SaleLetter & { decideBy: Date }): Mail =>
  composeLetter(mail, `We take more time: ${sayTitle(mail)}`, [
    `We cannot decide yet: the parcel may still be on its way. We decide by ${moment(mail.decideBy, mail)}.`,
    'The money stays at PayPal until then.',
    'If you know more by now, write it on the sale page.',
  ]);

/** To both: who asked for it knows, and the other one waits. */
export const saleAppealedMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, `We look once more: ${sayTitle(mail)}`, [
    'There is an appeal against our decision. We look once more, and then it is final.',
    'The money stays at PayPal until then.',
  ]);

export const saleAppealDecidedMail = (mail: SaleLetter & { decision: string; statement: string }): Mail =>
  composeLetter(mail, `Our last word: ${sayTitle(mail)}`, [
    `We have looked once more. ${mail.decision} This is final.`,
    'This is why:',
    { quote: mail.statement },
  ]);

export const saleReturningMail = (mail: SaleLetter & { returnBy: Date }): Mail =>
  mail.side === 'seller'
    ? composeLetter(mail, `The hair comes back to you: ${sayTitle(mail)}`, [
        `${mail.other} sends the hair back by ${moment(mail.returnBy, mail)}.`,
        'Tell us on the sale page where to send it. Do it today: else the money goes back without the hair.',
      ])
    : composeLetter(mail, `Send it back by ${moment(mail.returnBy, mail)}`, [
        `Send the hair back to ${mail.other} by ${moment(mail.returnBy, mail)}.`,
        'The sale page says where to, and which photos we need. Then you get your money.',
        `If you do not send it in time, ${mail.other} is paid.`,
      ]);

/** Where to stands on the page alone: no address is ever in an e-mail. */
export const saleReturnAddressMail = (mail: SaleLetter & { returnBy: Date }): Mail =>
  composeLetter(mail, `Now you can send it back: ${sayTitle(mail)}`, [
    `${mail.other} has told us where to send the hair. You find it on the sale page, and nowhere else.`,
    `Send it by ${moment(mail.returnBy, mail)}, with the photos that the page asks for. Then you get your money.`,
  ]);

export const saleReturnPostedMail = (mail: SaleLetter & { objectBy: Date }): Mail =>
  composeLetter(mail, `Your hair is on its way back: ${sayTitle(mail)}`, [
    `${mail.other} has sent the hair back. The photos and the parcel number are on the sale page.`,
    `Is it not your hair? Say so by ${moment(mail.objectBy, mail)}. If you say nothing, the money goes back.`,
  ]);

export const saleReleasingMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, `You are being paid: ${sayTitle(mail)}`, [
    'The sale is done. PayPal is paying you now.',
    'We mail you when it is done.',
  ]);

/** To the buyer only where silence was taken for a yes. */
export const saleReleasedMail = (
  mail: SaleLetter & { paidOut: Money | null; providerFee: Money | null },
): Mail => {
  const { side, other, paidOut, providerFee } = mail;
  if (side === 'buyer')
    return composeLetter(mail, `${other} was paid: ${sayTitle(mail)}`, [
      `You did not say that something is wrong. So ${other} was paid. Thank you.`,
    ]);
  const sum = paidOut === null ? '' : ` ${formatMoney(paidOut)}`;
  return composeLetter(mail, `PayPal paid you${sum}`, [
    `PayPal paid you${sum} for your hair.${providerFee === null ? '' : ` It took ${formatMoney(providerFee)}.`}`,
    'Keep your photos and your post receipt for 180 days: they are your proof.',
  ]);
};

export const salePayoutProblemMail = (mail: SaleLetter & { payoutProblem: string }): Mail =>
  composeLetter(mail, 'PayPal cannot pay you yet', [
    `The sale is done, but PayPal cannot pay you yet: ${mail.payoutProblem}`,
    'We try again each day. Please look at your PayPal account.',
  ]);

export const saleRefundingMail = (
  mail: SaleLetter & Over & { back: Money | null; adWaits: string | null },
): Mail => {
  const { side, other, back, adWaits } = mail;
  return side === 'seller'
    ? composeLetter(mail, `The money goes back to ${other}`, [
        `The money goes back to ${other}. ${whyOver(mail)}`,
        ...(adWaits === null ? [] : [adWaits]),
      ])
    : composeLetter(mail, `Your money is on its way back: ${sayTitle(mail)}`, [
        `Your ${back === null ? 'money' : formatMoney(back)} is on its way back. ${whyOver(mail)}`,
        'It goes the way you paid. We mail you when it is done.',
      ]);
};

/** PayPal gives nothing back at our word any more: only the buyer's own can help. */
export const saleOpenACaseMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, `Open a case at PayPal: ${sayTitle(mail)}`, [
    `${mail.other} took away our right to give you your ${sayTotal(mail)} back. So PayPal does not do it for us.`,
    'You can get it back by a case. Do it today: 1. Sign in at PayPal. 2. Open the Resolution Centre. 3. Report this payment: it did not arrive. You have 180 days from the day you paid.',
    'Use your own bookmark for PayPal, not a link in a mail. We keep trying, too, and have closed the account of the seller.',
  ]);

export const saleRefundedMail = (mail: SaleLetter & { back: Money }): Mail =>
  composeLetter(mail, `${formatMoney(mail.back)} went back to you`, [
    `Your ${formatMoney(mail.back)} went back, the way you paid. Your bank may take some days to show it.`,
  ]);

/** To the seller: it went back at PayPal, and not by us. The buyer reads that it is back. */
export const saleGivenBackMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, 'STOP: the money went back', [
    `PayPal says that the money of ${mail.other} went back. It was not done here. This sale is over.`,
    'If your hair is still on your head, leave it there. If it is not posted yet, do not post it.',
    'Did you not do this? Then look at your PayPal account now, and change its password.',
  ]);

type PartGivenBack = SaleLetter & {
  givenBack: Money;
  frozenBy: SaleFreeze | null;
  end: SaleEnd | null;
};

export const salePartGivenBackMail = (mail: PartGivenBack): Mail =>
  composeLetter(mail, `${formatMoney(mail.givenBack)} went back at PayPal: ${sayTitle(mail)}`, [
    `PayPal says that ${formatMoney(mail.givenBack)} of this payment went back. It was not done here.`,
    afterGivenBack(mail),
    ...(mail.side === 'seller' ? ['Did you not do this? Then look at your PayPal account now.'] : []),
  ]);

function afterGivenBack({ side, other, end, frozenBy }: PartGivenBack): string {
  const isSeller = side === 'seller';
  if (end !== null)
    return isSeller
      ? 'The sale is over; this came from your account.'
      : `The sale is over; this came from the account of ${other}.`;
  if (frozenBy !== null) return 'The sale stands still until this is looked into. We mail you both then.';
  return isSeller ? 'The sale goes on. You get that much less.' : 'The sale goes on with the rest.';
}

export const saleReversedMail = (mail: SaleLetter): Mail =>
  mail.side === 'seller'
    ? composeLetter(mail, 'STOP: the payment was taken back', [
        `PayPal took back the ${sayTotal(mail)} that ${mail.other} paid. If your hair is still on your head, leave it there. If it is not posted yet, do not post it.`,
        'You can tell PayPal your side. Your evidence file is on the sale page.',
      ])
    : composeLetter(mail, 'PayPal took your payment back', [
        `PayPal took back the ${sayTotal(mail)} that you paid to ${mail.other}. This sale is over.`,
        'Ask PayPal if you do not know why.',
      ]);

export const saleFrozenMail = (mail: SaleLetter & { frozenBy: SaleFreeze }): Mail => {
  const who = mail.frozenBy === 'provider' ? 'PayPal is' : 'We are';
  return composeLetter(mail, `${who} looking into this sale: ${sayTitle(mail)}`, [
    `${who} looking into your sale with ${mail.other}. Nothing moves until this is done.`,
    mail.side === 'seller'
      ? 'If your hair is still on your head, leave it there. If it is not posted yet, wait.'
      : 'Your money stays where it is.',
  ]);
};

/** Nothing was found, or PayPal has closed its case. */
export const saleGoesOnMail = (mail: SaleLetter): Mail =>
  composeLetter(mail, `Your sale goes on: ${sayTitle(mail)}`, [
    `Your sale with ${mail.other} was looked into. It goes on where it was.`,
    'The sale page says what comes next. Any time that was lost is added again.',
  ]);

/** Somebody has gone to PayPal or to the bank. */
export const saleCaseMail = (mail: SaleLetter): Mail =>
  mail.side === 'seller'
    ? composeLetter(mail, `Your evidence file: ${sayTitle(mail)}`, [
        'There is a case at PayPal about this payment. PayPal asks you for your side.',
        'Your evidence file is on the sale page: what was agreed, photos, parcel and dates on one page. Print it and send it to PayPal.',
      ])
    : composeLetter(mail, `A case at PayPal is noted: ${sayTitle(mail)}`, [
        'There is a case at PayPal about your payment. PayPal decides it, not we.',
        'Until it is closed you cannot buy anything else here.',
      ]);
