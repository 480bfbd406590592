import type { SaleEvent } from '#rules/sales/life/sale-life.ts';
import type { SaleState } from '#rules/sales/life/sale-states.ts';
import type { SaleSide } from '#rules/sales/words/sale-screen.ts';
import { type LetterOccasion, type OnStep, type SaleLetterRow, type StepTrait, toRow } from './letter-row.ts';
import * as hair from './sale-hair-mails.ts';
import * as pay from './sale-mails.ts';
import * as money from './sale-money-mails.ts';

const reminder = (to: SaleSide, on: LetterOccasion) => ({ to, on, isReminder: true });
const once = (to: SaleLetterRow['to'], on: SaleLetterRow['on']) => ({ to, on });
const eachTime = (to: SaleLetterRow['to'], on: SaleLetterRow['on']) => ({ to, on, isRepeated: true });

/** Which letter goes to whom, and when. */
export const SALE_LETTERS = {
  agreed: toRow(once('both', { event: ['agree'] }), [], pay.saleAgreedMail),
  'came-late': toRow(once('both', 'came-late'), [], pay.saleCameLateMail),
  'connect-more': toRow(once('seller', 'account-incomplete'), ['missing'], pay.saleConnectMoreMail),
  'can-pay': toRow(once('buyer', { event: ['connect'] }), ['payBy'], pay.saleCanPayMail),
  'pay-soon': toRow(reminder('buyer', 'pay-by-tomorrow'), ['payBy'], pay.salePayReminderMail),
  pending: toRow(eachTime('buyer', { event: ['pend'] }), [], pay.salePendingMail),
  declined: toRow(eachTime('buyer', { event: ['fail'] }), [], pay.saleDeclinedMail),
  paid: toRow(once('seller', { event: ['complete'] }), ['shipBy'], pay.salePaidMail),
  receipt: toRow(
    once('buyer', { event: ['complete'] }),
    ['paidAt', 'postage', 'fee', 'shipBy'],
    pay.saleReceiptMail,
  ),
  'late-parcel-receipt': toRow(
    once('buyer', 'late-parcel-paid'),
    ['paidAt', 'postage', 'fee'],
    pay.saleLateParcelReceiptMail,
  ),
  'late-money': toRow(once('buyer', { event: ['late-money'] }), [], pay.saleLateMoneyMail),
  // A payment that the bank did not let through: whom one calls off, or who is out of time unpaid, agreements tell.
  over: toRow(once('both', { to: ['withdrawn', 'lapsed'] }), ['end'], pay.saleOverMail),

  'cancel-asked': toRow(eachTime('seller', { event: ['ask-to-cancel'] }), [], hair.saleCancelAskedMail),
  'cancel-answered': toRow(eachTime('buyer', { event: ['answer-cancel'] }), [], hair.saleCancelAnsweredMail),
  'ship-soon': toRow(reminder('seller', 'post-by-tomorrow'), ['shipBy'], hair.saleShipReminderMail),
  proved: toRow(once('buyer', { event: ['prove'] }), ['grams', 'length'], hair.saleProvedMail),
  shipped: toRow(
    once('buyer', { event: ['ship'] }),
    ['carrier', 'parcelNumber', 'arriveBy'],
    hair.saleShippedMail,
  ),
  'is-it-there': toRow(reminder('buyer', 'arrives-soon'), ['arriveBy'], hair.saleIsItThereMail),
  'taken-as-arrived': toRow(
    { to: 'seller', on: { event: ['say-arrived'], trait: 'by-clock' }, isReminder: true },
    ['inspectBy'],
    hair.saleTakenAsArrivedMail,
  ),
  look: toRow(once('buyer', { event: ['say-arrived'] }), ['inspectBy'], hair.saleLookMail),
  'last-day': toRow(reminder('buyer', 'inspect-by-tomorrow'), ['inspectBy'], hair.saleLastDayMail),
  'part-offered': toRow(
    eachTime('buyer', { event: ['offer-part'] }),
    ['part', 'partUntil'],
    hair.salePartOfferedMail,
  ),
  'part-taken': toRow(eachTime('seller', { event: ['take-part'] }), ['part'], hair.salePartTakenMail),

  disputed: toRow(
    eachTime('both', { to: ['disputed'], event: ['dispute', 'object'] }),
    ['problem', 'answerBy', 'decideBy'],
    money.saleDisputedMail,
  ),
  'put-off': toRow(eachTime('both', 'decision-put-off'), ['decideBy'], money.saleDecisionPutOffMail),
  decided: toRow(
    eachTime('both', { event: ['decide'], notTrait: 'answers-appeal' }),
    ['decision', 'statement'],
    money.saleDecidedMail,
  ),
  // Nobody decided in time: what the clock did is told like any decision.
  'decided-by-clock': toRow(
    once('both', { event: ['settle'], trait: 'by-clock' }),
    ['decision', 'statement'],
    money.saleDecidedMail,
  ),
  appealed: toRow(eachTime('both', { event: ['appeal'] }), [], money.saleAppealedMail),
  'appeal-decided': toRow(
    eachTime('both', { event: ['decide'], trait: 'answers-appeal' }),
    ['decision', 'statement'],
    money.saleAppealDecidedMail,
  ),
  returning: toRow(
    eachTime('both', { event: ['decide', 'give-in'], to: ['returning'] }),
    ['returnBy'],
    money.saleReturningMail,
  ),
  'return-address': toRow(once('buyer', 'return-address'), ['returnBy'], money.saleReturnAddressMail),
  'return-posted': toRow(
    once('seller', { event: ['post-return'] }),
    ['objectBy'],
    money.saleReturnPostedMail,
  ),
  releasing: toRow(once('seller', { to: ['releasing'] }), [], money.saleReleasingMail),
  'paid-out': toRow(once('seller', { event: ['pay-out'] }), [], money.saleReleasedMail),
  'paid-out-by-silence': toRow(
    once('buyer', { event: ['pay-out'], trait: 'after-silence' }),
    [],
    money.saleReleasedMail,
  ),
  'payout-problem': toRow(once('seller', 'payout-refused'), ['payoutProblem'], money.salePayoutProblemMail),
  refunding: toRow(
    once('seller', { to: ['refunding'], notEvent: ['late-money'] }),
    ['end'],
    money.saleRefundingMail,
  ),
  // Who paid too late, or was let go, has been told so in the letter that says it.
  'on-its-way-back': toRow(
    once('buyer', { to: ['refunding'], notEvent: ['late-money', 'answer-cancel'] }),
    ['end'],
    money.saleRefundingMail,
  ),
  'open-a-case': toRow(once('buyer', 'refund-refused'), [], money.saleOpenACaseMail),
  refunded: toRow(once('buyer', { event: ['refund'] }), ['back'], money.saleRefundedMail),
  'given-back': toRow(once('seller', 'given-back'), [], money.saleGivenBackMail),
  'part-given-back': toRow(eachTime('both', 'part-given-back'), ['givenBack'], money.salePartGivenBackMail),
  reversed: toRow(once('both', { event: ['reverse'] }), [], money.saleReversedMail),
  frozen: toRow(eachTime('both', { to: ['frozen'] }), ['frozenBy'], money.saleFrozenMail),
  'goes-on': toRow(eachTime('both', { event: ['unfreeze'] }), [], money.saleGoesOnMail),
  case: toRow(eachTime('both', 'provider-case'), [], money.saleCaseMail),
} as const satisfies Record<string, SaleLetterRow>;
export type SaleLetterName = keyof typeof SALE_LETTERS;

const NAMES = Object.keys(SALE_LETTERS) as SaleLetterName[];

type Step = { event: SaleEvent; to: SaleState; traits: readonly StepTrait[] };

/** The letters of a step that was taken, or of what is no step. */
export const lettersOn = (happened: Step | LetterOccasion): SaleLetterName[] =>
  NAMES.filter((name) => {
    const { on }: SaleLetterRow = SALE_LETTERS[name];
    if (typeof happened === 'string') return on === happened;
    return typeof on !== 'string' && isOn(on, happened);
  });

const isOn = (on: OnStep, { event, to, traits }: Step): boolean =>
  (on.event?.includes(event) ?? true) &&
  !on.notEvent?.includes(event) &&
  (on.to?.includes(to) ?? true) &&
  (on.trait === undefined || traits.includes(on.trait)) &&
  (on.notTrait === undefined || !traits.includes(on.notTrait));

/** Whom a letter goes to. */
export function chooseReaders(name: SaleLetterName): SaleSide[] {
  const { to }: SaleLetterRow = SALE_LETTERS[name];
  return to === 'both' ? ['buyer', 'seller'] : [to];
}

/** The row of sale_notices that keeps a letter from going twice. `time`: the sale's version, as the step left it, or what it is about. */
export const nameNotice = (name: SaleLetterName, side: SaleSide, time: number | string): string =>
  SALE_LETTERS[name].isRepeated ? `${name}:${side}:${time}` : `${name}:${side}`;
