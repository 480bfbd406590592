import type { SALE_PROBLEMS } from '../money/settle-sale.ts';

export type SaleProblem = (typeof SALE_PROBLEMS)[number];

const LOOK_INTO_IT = 'We want to look into this sale';

/** What is wrong, after 'Bela says: ', and beside the boxes that are ticked. */
export const SALE_PROBLEM_WORDS: Readonly<Record<Exclude<SaleProblem, 'by-staff'>, string>> = {
  'not-received': 'the hair has not come',
  'empty-or-wrong': 'the box was empty, or there was something else in it',
  'not-as-described': 'the hair is not as described',
  'less-than-agreed': 'it is less than agreed',
  damaged: 'the hair is damaged',
  'return-objected': 'what came back is not the same hair',
};

/** The same in a table of the staff's. */
export const nameProblemShort = (problem: SaleProblem): string =>
  problem === 'by-staff' ? 'opened by us' : SALE_PROBLEM_WORDS[problem];

/** Who says what is wrong, as one of the two reads it: the buyer, but for what staff or the seller themself found. */
export function sayProblem(
  problem: SaleProblem | null,
  side: 'buyer' | 'seller',
  { buyer, seller }: { buyer: string; seller: string },
): string {
  if (problem === 'by-staff') return LOOK_INTO_IT;
  const by = problem === 'return-objected' ? 'seller' : 'buyer';
  if (by === side) return 'You told us what is wrong';
  const name = by === 'buyer' ? buyer : seller;
  return problem === null
    ? `${name} says that something is wrong`
    : `${name} says: ${SALE_PROBLEM_WORDS[problem]}`;
}

/** The same in an e-mail, to both. */
export const nameProblem = (problem: SaleProblem): string =>
  problem === 'by-staff' ? `${LOOK_INTO_IT}.` : `What is wrong: ${SALE_PROBLEM_WORDS[problem]}.`;

type Decided = { buyer: string; seller: string; part: string };

/** What was decided, as both read it. `part`: what goes back, '£20'. */
export const DECISION_SENTENCES: Readonly<
  Record<'release' | 'refund' | 'part' | 'return', (facts: Decided) => string>
> = {
  release: ({ seller }) => `The money goes to ${seller}.`,
  refund: ({ buyer }) => `All the money goes back to ${buyer}.`,
  part: ({ buyer, seller, part }) => `${part} goes back to ${buyer}. ${seller} gets the rest.`,
  return: ({ buyer, seller }) =>
    `${buyer} sends the hair back to ${seller}. Then all the money goes back to ${buyer}.`,
};
