import { readdirSync, readFileSync } from 'node:fs';
import { readNote } from '#rules/wanted/note/read-note.ts';
import type { Example } from './train-weights.ts';

export type Labelled = Example & { note: string };

const FOLDER = 'tests/screening';
const FILES = /^wanted-notes.*\.tsv$/;

/** All labelled notes of requests, by file: the notes of a file are of one hand. */
export const readLabelledNotes = (): Map<string, Labelled[]> =>
  new Map(
    readdirSync(FOLDER)
      .filter((name) => FILES.test(name))
      .toSorted()
      .map((name) => [name, readFileSync(`${FOLDER}/${name}`, 'utf8').trim().split('\n').map(readRow)]),
  );

function readRow(row: string): Labelled {
  const [label, note = ''] = row.split('\t');
  return { isCreepy: label === 'creepy', note, features: readNote(note, false).features };
}
