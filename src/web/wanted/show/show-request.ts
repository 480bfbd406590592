import type { WantedView } from '#market/wanted/wanted-view.ts';
import { ETHNICITY_LABELS, TEXTURE_LABELS, TREATMENT_LABELS } from '#rules/hair/hair-words.ts';
import type { CutState } from '#rules/hair/values.ts';
import { showWanted } from '../show-wanted.ts';
import type { ShownWanted } from '../shown-wanted.ts';

/** A request as its own page shows it. */
export type ShownRequest = ShownWanted & {
  /** '46–56 cm', beside the inches of the title. */
  inCentimetres: string;
  facts: string[];
  note: string;
};

const CUT_WORDS: Record<CutState, string> = { cut: 'Already cut', uncut: 'Not cut yet' };
const CM_PER_HALF_INCH = 1.27;

/** What a card says, and all the rest that is asked for. */
export function showRequest(wanted: WantedView): ShownRequest {
  const { shortest, longest, textures, treatments, ethnicities, grams, cutState } = wanted.facts;
  return {
    ...showWanted(wanted),
    inCentimetres: sayCentimetres(shortest, longest),
    facts: [
      textures.map((texture) => TEXTURE_LABELS[texture]).join(' or '),
      treatments.map((treatment) => TREATMENT_LABELS[treatment]).join(' or '),
      ...(ethnicities.length > 0 ? [ethnicities.map((type) => ETHNICITY_LABELS[type]).join(' or ')] : []),
      `${grams} g or more`,
      ...(cutState === null ? [] : [CUT_WORDS[cutState]]),
    ].map((words) => sentenceCase(words)),
    note: wanted.note,
  };
}

function sayCentimetres(shortest: number, longest: number): string {
  const [from, to] = [shortest, longest].map((halves) => Math.round(halves * CM_PER_HALF_INCH));
  return from === to ? `${from} cm` : `${from}–${to} cm`;
}

/** 'Straight or wavy': of several names only the first begins a line. */
const sentenceCase = (words: string): string =>
  words.replaceAll(/ or [A-Z](?=[a-z])/g, (found) => (KEPT.test(words) ? found : found.toLowerCase()));

/** Names of peoples keep their capitals. */
const KEPT = new RegExp(Object.values(ETHNICITY_LABELS).join('|'));
