import type { Mail } from '#platform/mail/mailer.ts';
import type { SaleEvent } from '#rules/sales/life/sale-life.ts';
import type { SaleState } from '#rules/sales/life/sale-states.ts';
import type { SaleSide } from '#rules/sales/words/sale-screen.ts';
import type { LetterFacts, SaleLetter } from './sale-letter.ts';

/** What a step is beside its event and where it leads, where letters depend on it. */
export type StepTrait = 'by-clock' | 'after-silence' | 'answers-appeal';
/** What is no step: reminders, the seller's account at the provider, a payout it refuses, its own cases. */
export const LETTER_OCCASIONS = [
  'pay-by-tomorrow',
  'post-by-tomorrow',
  'arrives-soon',
  'inspect-by-tomorrow',
  'account-incomplete',
  'payout-refused',
  'refund-refused',
  'decision-put-off',
  'return-address',
  'given-back',
  'part-given-back',
  'provider-case',
  'came-late',
  'late-parcel-paid',
] as const;
export type LetterOccasion = (typeof LETTER_OCCASIONS)[number];

/** A step of a sale: by its event, by where it leads, or both. */
export type OnStep = {
  event?: readonly SaleEvent[];
  notEvent?: readonly SaleEvent[];
  to?: readonly SaleState[];
  trait?: StepTrait;
  notTrait?: StepTrait;
};

export type SaleLetterRow = {
  to: SaleSide | 'both';
  on: OnStep | LetterOccasion;
  /** May come about again in one sale: then each time has its letter. */
  isRepeated: boolean;
  /** Only these can be switched off. */
  isReminder: boolean;
  write: (letter: SaleLetter, facts: LetterFacts) => Mail;
};

type Known<Need extends keyof LetterFacts> = { [Key in Need]: NonNullable<LetterFacts[Key]> };
type Row = Pick<SaleLetterRow, 'to' | 'on'> & Partial<Pick<SaleLetterRow, 'isRepeated' | 'isReminder'>>;

/** A letter that needs these facts. None is written with a hole in it: whoever sends it has looked them up. */
export function toRow<Need extends keyof LetterFacts = never>(
  { to, on, isRepeated = false, isReminder = false }: Row,
  needs: readonly Need[],
  mail: (mail: SaleLetter & LetterFacts & Known<Need>) => Mail,
): SaleLetterRow {
  const isKnown = (facts: LetterFacts): facts is LetterFacts & Known<Need> =>
    needs.every((need) => facts[need] !== null);
  const write = (letter: SaleLetter, facts: LetterFacts): Mail => {
    if (!isKnown(facts)) throw new Error(`A letter of a sale lacks one of: ${needs.join(', ')}`);
    return mail({ ...letter, ...facts });
  };
  return { to, on, isRepeated, isReminder, write };
}
