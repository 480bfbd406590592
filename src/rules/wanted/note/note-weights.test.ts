import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Labelled, readLabelledNotes } from '../../../../scripts/notes/labelled-notes.ts';
import { printWeights } from '../../../../scripts/notes/print-weights.ts';
import { trainWeights } from '../../../../scripts/notes/train-weights.ts';
import { LIVE_BELOW, weighNote } from './weigh-note.ts';

const PARTS = 4;
const shareLive = (notes: readonly { weight: number }[]) =>
  notes.filter(({ weight }) => weight < LIVE_BELOW).length / notes.length;

describe('the weights of notes', () => {
  let byFile: Map<string, Labelled[]>;
  beforeAll(() => {
    byFile = readLabelledNotes();
  });

  test('are what the labelled notes teach, to the byte', () => {
    const learned = trainWeights([...byFile.values()].flat());
    const committed = readFileSync('src/rules/wanted/note/note-weights.ts', 'utf8');
    // Not toBe: forty thousand signs are nothing to print.
    expect(printWeights(learned) === committed, 'run npm run weigh-notes').toBe(true);
  });

  test('judge notes that they have not seen: what is creepy waits, what is harmless mostly does not', () => {
    const files = [...byFile.values()];
    const unseen = Array.from({ length: PARTS }, (_none, part) => {
      const weights = trainWeights(files.filter((_file, at) => at % PARTS !== part).flat());
      const others = files.filter((_file, at) => at % PARTS === part).flat();
      return others.map((note) => ({ ...note, weight: weighNote(note.features, weights) }));
    }).flat();
    expect(shareLive(unseen.filter(({ isCreepy }) => isCreepy))).toBeLessThan(0.05);
    expect(shareLive(unseen.filter(({ isCreepy }) => !isCreepy))).toBeGreaterThan(0.85);
  });
});
