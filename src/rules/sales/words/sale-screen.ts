import type { PayFailure, SaleEnd, SaleFreeze } from '../life/sale-kinds.ts';
import type { SaleEvent, SaleParty } from '../life/sale-life.ts';
import type { SaleProblem } from './disputes.ts';

export type SaleSide = Extract<SaleParty, 'buyer' | 'seller'>;

/**
 * What the sentences of a sale name. Money, moments and measures as they are read: '£445.10', 'Thu 19 Nov, 14:05', '164 g'.
 * What is not known yet is null, and its sentence is left out. No address: it never is part of a sentence.
 */
export type SaleFacts = {
  buyer: string;
  seller: string;
  /** What the buyer pays in all. */
  total: string;
  /** Whether the hair was on the head when it was agreed on. */
  wasUncut: boolean;
  isSellerConnected: boolean;
  /** Where it is sent to, as it stands in a sentence: 'the United Kingdom'. */
  country: string;
  shipDays: number;
  leastGrams: string;
  leastLength: string;
  payBy: string | null;
  /** Set only while the light waits for it. */
  lightFrom: string | null;
  shipBy: string | null;
  inspectBy: string | null;
  answerBy: string | null;
  decideBy: string | null;
  appealBy: string | null;
  returnBy: string | null;
  /** Set once the hair was sent back. */
  objectBy: string | null;
  /** Why the last try to pay came to nothing. */
  payFailure: PayFailure | null;
  isCancelAsked: boolean;
  /** Each only for whom it was drawn, and beside the photos. */
  codeWord: string | null;
  inspectWord: string | null;
  returnWord: string | null;
  grams: string | null;
  length: string | null;
  isBelowLeast: boolean;
  carrier: string | null;
  /** What the seller offers to give back, while it waits. */
  partOffered: string | null;
  problem: SaleProblem | null;
  hasSellerAnswered: boolean;
  /** What was decided, as a sentence. */
  decision: string | null;
  frozenBy: SaleFreeze | null;
  end: SaleEnd | null;
  /** Who called it off. */
  endedBy: SaleSide | null;
  endedOn: string | null;
  /** Its ad was set aside when the money went back: the hair may be off already. */
  isAdSetAside: boolean;
  paidOut: string | null;
  providerFee: string | null;
  back: string | null;
  /** What goes back takes longer than it should. */
  isSlow: boolean;
  /** What we ourselves still owe this reader. */
  owed: string | null;
};

/** A button, named by the step it asks for; or a plain link: to the carrier's page, to the evidence file. */
export type SaleButton = {
  event: SaleEvent | 'follow' | 'evidence' | 'return-address';
  label: string;
  /** Where one step has two answers. */
  choice?: 'yes' | 'no' | 'refund' | 'return';
  /** The one thing to do next. */
  isMain: boolean;
};

/** What one side reads in one state. A page shows those of the buttons that are allowed now. */
export type SaleScreen = {
  title: string;
  /** What went wrong, before anything else. */
  warns?: string;
  says: readonly string[];
  /** To be done one after the other. */
  steps?: readonly string[];
  code?: { label: string; word: string };
  buttons: readonly SaleButton[];
};
export type SaleWords = Readonly<Record<SaleSide, (facts: SaleFacts) => SaleScreen>>;

export const screen = (
  title: string,
  says: readonly (string | null | false)[],
  buttons: readonly (SaleButton | null | false)[] = [],
  more: Pick<SaleScreen, 'steps'> & {
    warns?: string | null;
    code?: { label: string; word: string | null };
  } = {},
): SaleScreen => ({
  title,
  says: says.filter((sentence) => typeof sentence === 'string'),
  buttons: buttons.filter((button) => button !== null && button !== false),
  ...(more.warns && { warns: more.warns }),
  ...(more.steps && { steps: more.steps }),
  ...(more.code?.word && { code: { label: more.code.label, word: more.code.word } }),
});

/** A sentence about something that may not be known. */
export const ifKnown = <Fact>(fact: Fact | null, write: (fact: Fact) => string): string | null =>
  fact === null ? null : write(fact);

type Choice = Pick<SaleButton, 'choice'>;
export const main = (event: SaleButton['event'], label: string, choice: Choice = {}): SaleButton => ({
  event,
  label,
  ...choice,
  isMain: true,
});
export const quiet = (event: SaleButton['event'], label: string, choice: Choice = {}): SaleButton => ({
  event,
  label,
  ...choice,
  isMain: false,
});
