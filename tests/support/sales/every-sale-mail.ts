import type { AdInMail, MailReader, MailSite } from '#market/mails/mail-parts.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import * as hair from '#market/sales/tell/sale-hair-mails.ts';
import type { LetterFacts, SaleLetter } from '#market/sales/tell/sale-letter.ts';
import * as pay from '#market/sales/tell/sale-mails.ts';
import * as money from '#market/sales/tell/sale-money-mails.ts';
import type { Money } from '#rules/money/money.ts';
import { SALE_PROBLEMS } from '#rules/sales/money/settle-sale.ts';
import { SALE_ENDS, type SaleEnd } from '#rules/sales/life/sale-kinds.ts';

const pounds = (amount: number): Money => ({ amount, currency: 'GBP' });
/** The lights that a letter can begin with. */
const LIGHTS: readonly SaleLetter['light'][] = [
  { colour: 'red', words: 'DO NOT CUT YET', why: 'Not paid yet.' },
  { colour: 'green', words: 'SAFE TO CUT', why: 'PayPal holds £445.10 for you. Asked 2 minutes ago.' },
  { colour: 'none', words: '', why: 'PayPal holds the money.' },
];

/** Ends before anything was paid, and those after which the money goes back. */
const UNPAID_ENDS: readonly SaleEnd[] = [
  'called-off',
  'not-connected',
  'not-paid',
  'declined',
  'ad-changed',
  'left',
];
const REFUNDED_ENDS = SALE_ENDS.filter(
  (end) => !UNPAID_ENDS.includes(end) && !['paid-out', 'taken-back', 'given-back'].includes(end),
);

type About = { to: MailReader; site: MailSite; ad: AdInMail; day: Date; typed: string };

/** All that any letter of a sale needs. */
export const toLetterFacts = ({ day, typed }: Pick<About, 'day' | 'typed'>) =>
  ({
    isSellerConnected: true,
    connectBy: day,
    payBy: day,
    paidAt: day,
    lightFrom: day,
    shipBy: day,
    arriveBy: day,
    inspectBy: day,
    answerBy: day,
    decideBy: day,
    appealBy: day,
    returnBy: day,
    objectBy: day,
    partUntil: day,
    postage: pounds(8_50),
    fee: pounds(16_60),
    part: pounds(20_00),
    back: pounds(445_10),
    givenBack: pounds(45_10),
    paidOut: pounds(415_29),
    providerFee: pounds(13_21),
    missing: 'Confirm your e-mail address.',
    payoutProblem: 'your account there has a limit on it.',
    grams: '164 g',
    length: '28 in',
    isBelowLeast: true,
    isCancelGranted: true,
    carrier: 'Royal Mail',
    parcelNumber: 'AB123456785GB',
    follow: 'https://carrier.example.com/AB123456785GB',
    problem: 'less-than-agreed',
    decision: 'All the money goes back to the buyer.',
    statement: typed,
    frozenBy: 'provider',
    end: 'not-posted',
    endedBy: null,
    adWaits: 'Your ad is paused. Look at it, then put it live.',
  }) as const satisfies LetterFacts;

/** Every letter of a protected sale, to each side that gets it, under each light, in each of its forms. */
export function everySaleMail(about: About): Record<string, Mail[]> {
  const facts = toLetterFacts(about);
  const letters = (side: SaleLetter['side']) =>
    LIGHTS.map((light) => ({ ...toSaleLetter(about, side, light), ...facts }));
  const [seller, buyer] = [letters('seller'), letters('buyer')];
  const both = [...seller, ...buyer];
  const ended = (ends: readonly SaleEnd[]) =>
    both.filter(({ light }) => light.colour === 'red').flatMap((one) => ends.map((end) => ({ ...one, end })));
  return {
    saleAgreedMail: both.flatMap((one) =>
      [true, false].map((isSellerConnected) => pay.saleAgreedMail({ ...one, isSellerConnected })),
    ),
    saleCameLateMail: both.flatMap((letter) => [
      pay.saleCameLateMail(letter),
      pay.saleCameLateMail({ ...letter, payBy: null, isSellerConnected: false }),
    ]),
    saleConnectMoreMail: seller.map(pay.saleConnectMoreMail),
    saleCanPayMail: buyer.map(pay.saleCanPayMail),
    salePayReminderMail: buyer.map(pay.salePayReminderMail),
    salePendingMail: buyer.map(pay.salePendingMail),
    saleDeclinedMail: buyer.flatMap((one) => [one, { ...one, payBy: null }]).map(pay.saleDeclinedMail),
    salePaidMail: seller.flatMap((one) => [one, { ...one, lightFrom: null }]).map(pay.salePaidMail),
    saleReceiptMail: buyer.map(pay.saleReceiptMail),
    saleLateParcelReceiptMail: buyer.map(pay.saleLateParcelReceiptMail),
    saleLateMoneyMail: buyer.map(pay.saleLateMoneyMail),
    saleOverMail: ended(UNPAID_ENDS).map(pay.saleOverMail),
    saleCancelAskedMail: seller.map(hair.saleCancelAskedMail),
    saleCancelAnsweredMail: buyer.flatMap((one) =>
      [true, false].map((isCancelGranted) => hair.saleCancelAnsweredMail({ ...one, isCancelGranted })),
    ),
    saleShipReminderMail: seller.map(hair.saleShipReminderMail),
    saleProvedMail: buyer.flatMap((one) =>
      [true, false].map((isBelowLeast) => hair.saleProvedMail({ ...one, isBelowLeast })),
    ),
    saleShippedMail: buyer.flatMap((one) => [one, { ...one, follow: null }]).map(hair.saleShippedMail),
    saleIsItThereMail: buyer.map(hair.saleIsItThereMail),
    saleTakenAsArrivedMail: seller.map(hair.saleTakenAsArrivedMail),
    saleLookMail: buyer.map(hair.saleLookMail),
    saleLastDayMail: buyer.map(hair.saleLastDayMail),
    salePartOfferedMail: buyer.map(hair.salePartOfferedMail),
    salePartTakenMail: seller.map(hair.salePartTakenMail),
    saleDisputedMail: both
      .flatMap((one) => SALE_PROBLEMS.map((problem) => ({ ...one, problem })))
      .map(money.saleDisputedMail),
    saleDecidedMail: both.flatMap((one) => [one, { ...one, appealBy: null }]).map(money.saleDecidedMail),
    saleDecisionPutOffMail: both.map(money.saleDecisionPutOffMail),
    saleAppealedMail: both.map(money.saleAppealedMail),
    saleAppealDecidedMail: both.map(money.saleAppealDecidedMail),
    saleReturnAddressMail: buyer.map(money.saleReturnAddressMail),
    saleReturnPostedMail: seller.map(money.saleReturnPostedMail),
    saleReturningMail: both.map(money.saleReturningMail),
    saleReleasingMail: seller.map(money.saleReleasingMail),
    saleReleasedMail: both
      .flatMap((one) => [one, { ...one, paidOut: null, providerFee: null }])
      .map(money.saleReleasedMail),
    salePayoutProblemMail: seller.map(money.salePayoutProblemMail),
    saleRefundingMail: ended(REFUNDED_ENDS).map(money.saleRefundingMail),
    saleOpenACaseMail: buyer.map(money.saleOpenACaseMail),
    saleRefundedMail: buyer.map(money.saleRefundedMail),
    saleGivenBackMail: seller.map(money.saleGivenBackMail),
    salePartGivenBackMail: both
      .flatMap((one) => [one, { ...one, end: null }, { ...one, end: null, frozenBy: null }])
      .map(money.salePartGivenBackMail),
    saleReversedMail: both.map(money.saleReversedMail),
    saleFrozenMail: both.flatMap((one) =>
      (['provider', 'staff'] as const).map((frozenBy) => money.saleFrozenMail({ ...one, frozenBy })),
    ),
    saleGoesOnMail: both.map(money.saleGoesOnMail),
    saleCaseMail: both.map(money.saleCaseMail),
  };
}

/** A letter as its reader's side gets it. */
export const toSaleLetter = (
  { to, site, ad }: About,
  side: SaleLetter['side'],
  light: SaleLetter['light'],
): SaleLetter => ({
  to,
  side,
  other: 'asha',
  ad,
  saleId: 'sale-1',
  site,
  light,
  total: pounds(445_10),
  price: pounds(420_00),
});
