import { AWAY_CONCEPTS } from './away-concepts.ts';
import { CUT_CONCEPTS } from './cut-concepts.ts';
import { MONEY_CONCEPTS } from './money-concepts.ts';
import { PERSON_CONCEPTS } from './person-concepts.ts';

/**
 * What people mean, and the words they use for it. A comma stands between two ways to say it; `word*` takes any ending,
 * `_` is one word or none. To know one more word, write it in its row.
 */
export const CONCEPTS = { ...CUT_CONCEPTS, ...MONEY_CONCEPTS, ...AWAY_CONCEPTS, ...PERSON_CONCEPTS };
export type ConceptName = keyof typeof CONCEPTS;
