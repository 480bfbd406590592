import type { SaleView } from '#market/sales/show/sale-view.ts';
import { countryName } from '#rules/countries/country-names.ts';
import { pick } from '#rules/pick.ts';
import { SALE_PROBLEM_WORDS, sayProblem } from '#rules/sales/words/disputes.ts';
import { DISPUTE_REASONS } from '#rules/sales/money/settle-sale.ts';

/** What the pages of a problem and of a return show of a sale. */
export type ProblemShown = ReturnType<typeof toProblem>;

export function toProblem(sale: SaleView) {
  const side = sale.role === 'seller' ? 'seller' : 'buyer';
  const names =
    side === 'seller'
      ? { buyer: sale.other.username, seller: 'You' }
      : { buyer: 'You', seller: sale.other.username };
  return {
    ...pick(sale, ['id', 'version', 'state', 'allowed', 'canHairComeBack']),
    side,
    other: sale.other.username,
    word: sale.words.inspect,
    returnWord: sale.words.return,
    back: sale.return && {
      ...sale.return,
      address: sale.return.address && {
        ...sale.return.address,
        country: countryName(sale.return.address.country),
      },
    },
    quarrel: sale.dispute && {
      ...pick(sale.dispute, ['caseNumber', 'isAnswered', 'appealBy', 'appealedBy']),
      decisions: [...sale.dispute.earlierDecisions, ...sale.dispute.decisions],
      isLookedAtAgain: sale.dispute.appealedBy !== null && sale.dispute.decisions.length === 1,
      title: sayProblem(sale.dispute.reason, side, names),
      statements: sale.dispute.statements.map(({ by, ...said }) => ({ ...said, who: names[by] })),
      photos: sale.dispute.photos.map(({ by, ...photo }) => ({ ...photo, who: names[by] })),
    },
  };
}

/** What can be wrong, to tick. */
export const PROBLEM_OPTIONS = DISPUTE_REASONS.map((value) => ({
  value,
  label: toSentence(SALE_PROBLEM_WORDS[value]),
}));

function toSentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The photos that each form asks for. */
export const CLAIM_PHOTOS = [
  { kind: 'closed-parcel', label: 'The parcel, still closed (if you have it)' },
  { kind: 'opened', label: 'The parcel, just opened, with your code word' },
  { kind: 'scale', label: 'The hair on a scale, with your code word' },
  { kind: 'other', label: 'What is wrong (if you like)' },
] as const;
export const RETURN_PHOTOS = [
  { kind: 'return', label: 'The hair that goes back, with your code word' },
  { kind: 'scale', label: 'The hair on a scale, with your code word' },
] as const;
export const MORE_PHOTOS = [
  { kind: 'scale', label: 'The hair on a scale (if you like)' },
  { kind: 'other', label: 'A photo (if you like)' },
] as const;

/** What the page of a problem has a form for. */
const PROBLEM_EVENTS = [
  'dispute',
  'answer',
  'add-evidence',
  'drop',
  'give-in',
  'accept-decision',
  'appeal',
] as const;
export const isOpenTo = ({ allowed }: ProblemShown): boolean =>
  PROBLEM_EVENTS.some((event) => allowed.includes(event));
