import { ONE, WEIGHTS } from './note-features.ts';
import { NOTE_WEIGHTS, START } from './note-weights.ts';

/** What a feature counts, in whole numbers of which `ONE` make 1; `start` is what every note begins with. */
export type Weights = { start: number; table: Int8Array };

/** Below this a note goes live at once. */
export const LIVE_BELOW = -0.3;

/** How much a note asks for more than hair: above 0 it reads like those that do, below 0 like those that do not. */
export function weighNote(features: readonly number[], { start, table }: Weights = LEARNED): number {
  const sum = features.reduce((all, feature) => all + (table[feature] ?? 0), 0);
  return (start + sum / Math.sqrt(features.length)) / ONE;
}

const LEARNED: Weights = {
  start: START,
  table: Int8Array.from(atob(NOTE_WEIGHTS), (sign) => sign.charCodeAt(0)),
};
if (LEARNED.table.length !== WEIGHTS) throw new Error('note-weights.ts was made for other features');
