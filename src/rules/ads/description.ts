import type { AdFacts } from './ad-facts.ts';
import { adTitle } from './title.ts';
import { CUTTER_LABELS, ROOTS_TIED_LABELS, TREATMENT_NOTES } from '../hair/detail-words.ts';
import { CONDITION_LABELS, SOURCE_LABELS } from '../hair/hair-words.ts';

/** A description ready-made from the facts, for the seller to make their own. */
export function suggestDescription(facts: AdFacts): string {
  const { treatment, condition, source, cutState, rootsTied, toBeCutBy, smokeFree } = facts;
  const sentences = [
    `${adTitle(facts)}.`,
    treatment && `${TREATMENT_NOTES[treatment]}.`,
    condition && `Condition: ${CONDITION_LABELS[condition].toLowerCase()}.`,
    source && `${SOURCE_LABELS[source]}.`,
    cutState === 'cut' && rootsTied && rootsTied !== 'unknown' && `${ROOTS_TIED_LABELS[rootsTied]}.`,
    cutState === 'uncut' &&
      toBeCutBy &&
      `It will be cut after payment, by: ${CUTTER_LABELS[toBeCutBy].toLowerCase()}.`,
    smokeFree === true && 'From a smoke-free home.',
  ];
  return sentences.filter((sentence) => typeof sentence === 'string').join(' ');
}
