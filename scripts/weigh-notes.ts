// Learns from the labelled notes how much each word of a request weighs: npm run weigh-notes
// With --measure nothing is written: each file is judged by what the others teach, and what went wrong is listed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LIVE_BELOW, weighNote } from '#rules/wanted/note/weigh-note.ts';
import { readLabelledNotes } from './notes/labelled-notes.ts';
import { printWeights } from './notes/print-weights.ts';
import { trainWeights } from './notes/train-weights.ts';

const TARGET = join(import.meta.dirname, '../src/rules/wanted/note/note-weights.ts');

const byFile = readLabelledNotes();
if (process.argv.includes('--measure')) measure();
else writeFileSync(TARGET, printWeights(trainWeights([...byFile.values()].flat())));

function measure() {
  for (const [file, notes] of byFile) {
    const weights = trainWeights([...byFile].flatMap(([name, others]) => (name === file ? [] : others)));
    const judged = notes.map((each) => ({ ...each, weight: weighNote(each.features, weights) }));
    const wrong = judged.filter(({ isCreepy, weight }) => isCreepy === weight < LIVE_BELOW);
    const creepy = judged.filter(({ isCreepy }) => isCreepy).length;
    const live = wrong.filter(({ isCreepy }) => isCreepy).length;
    console.log(
      `${file}: ${live} of ${creepy} creepy live, ${wrong.length - live} of ${notes.length - creepy} harmless held`,
    );
    for (const { isCreepy, weight, note } of wrong)
      console.log(`  ${isCreepy ? 'live' : 'held'} ${weight.toFixed(2)} ${note}`);
  }
}
