import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { HAIR_ONLY, screenNote } from './screen-note.ts';

const read = (file: string) =>
  readFileSync(`tests/screening/${file}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .map((row) => row.split('\t') as [label: string, note: string]);
const [NOTES, MORE_NOTES, FRESH_NOTES, PEOPLES_NOTES] = [
  read('wanted-notes'),
  read('wanted-notes-more'),
  read('wanted-notes-fresh'),
  read('wanted-notes-people'),
];
const labelled = (label: string, notes = NOTES) =>
  notes.filter((row) => row[0] === label).map(([, note]) => note);
const isLive = (note: string) => screenNote(note, false).verdict === 'fine';

test('of thirty creepy notes none is live', () => {
  expect(labelled('creepy')).toHaveLength(30);
  expect(labelled('creepy').filter(isLive)).toEqual([]);
});

test('of thirty harmless notes nearly all are live', () => {
  expect(labelled('fine')).toHaveLength(30);
  expect(labelled('fine').filter(isLive).length).toBeGreaterThanOrEqual(28);
});

test('of notes by people who had not read the rules no creepy one is live, and nine of ten harmless ones are', () => {
  const [creepy, fine] = [labelled('creepy', MORE_NOTES), labelled('fine', MORE_NOTES)];
  expect([creepy.length, fine.length]).toEqual([140, 160]);
  expect(creepy.filter(isLive)).toEqual([]);
  expect(fine.filter(isLive).length).toBeGreaterThanOrEqual(144);
});

test('nor in leetspeak, in signs, in Hindi beside English, or put politely', () => {
  const [creepy, fine] = [labelled('creepy', FRESH_NOTES), labelled('fine', FRESH_NOTES)];
  expect([creepy.length, fine.length]).toEqual([215, 215]);
  expect(creepy.filter(isLive)).toEqual([]);
  expect(fine.filter((note) => !isLive(note)).length).toBeLessThanOrEqual(7);
});

test('nor in what wig makers tell of their clients and strangers of their wishes', () => {
  const [creepy, fine] = [labelled('creepy', PEOPLES_NOTES), labelled('fine', PEOPLES_NOTES)];
  expect([creepy.length, fine.length]).toEqual([295, 305]);
  expect(creepy.filter(isLive)).toEqual([]);
  expect(fine.filter((note) => !isLive(note)).length).toBeLessThanOrEqual(8);
});

test('none of the creepy notes that the weights were learned from is live, and nearly all of the harmless are', () => {
  const batches = readdirSync('tests/screening').filter((name) => /^wanted-notes-batch-\d+\.tsv$/.test(name));
  const notes = batches.flatMap((name) => read(name.replace('.tsv', '')));
  const [creepy, fine] = [labelled('creepy', notes), labelled('fine', notes)];
  expect(Math.min(creepy.length, fine.length)).toBeGreaterThanOrEqual(1000);
  expect(creepy.filter(isLive)).toEqual([]);
  expect(fine.filter(isLive).length / fine.length).toBeGreaterThanOrEqual(0.95);
});

test('a harmless note with words of a creep in it is live', () => {
  for (const note of [
    'I am making a set of clip in extensions for myself. My hair is level 5, neutral, quite fine.',
    'Will wait for someone who plans a big chop in the summer. No hurry at all.',
    'There is no need for photos of you. The ponytail on a table is perfect.',
    'At least two feet long, the thicker the better.',
  ])
    expect(screenNote(note, false), note).toEqual({ verdict: 'fine' });
});

test('whoever asks for somebody young waits, and inches are no years', () => {
  for (const note of [
    'Brown hair for a wig, 100 g, from girls 16 to 22.',
    'Straight hair for a wig. Under 20 please.',
    'Brown wavy hair for wigs, tied and dry, and how old are you?',
  ])
    expect(screenNote(note, false).verdict, note).not.toBe('fine');
  expect(
    screenNote('Straight brown hair for a wig, 16 to 20 inches, under 20 euros per 10 g.', false),
  ).toEqual({
    verdict: 'fine',
  });
});

test('whoever asks for a meeting, pays her rent or wants what she wore waits, however harmless the rest sounds', () => {
  const harmless =
    'We make medical wigs: 16 in, brown, 150 g, untreated, tied at the root end, tracked post.';
  expect(screenNote(harmless, false)).toEqual({ verdict: 'fine' });
  for (const more of [
    'Handover over coffee would be nice.',
    'We can help with the rent.',
    'The gown is worn overnight before.',
    'Please mention your caste.',
    'Add a picture of yourself.',
    'Unwashed for two weeks.',
  ])
    expect(screenNote(`${harmless} ${more}`, false).verdict, more).not.toBe('fine');
});

test('what only sounds like that does not wait', () => {
  for (const note of [
    'Straight brown hair for a wig, over 24 in I pay more per gram, below 20 I cannot use.',
    'Kids\' wigs only, so under 14" is perfect, natural colours.',
    'Dark blonde, 16 inches, tied. Do not send a picture of yourself, only of the hair beside a ruler.',
    "Mens hair, womens hair, I don't mind, only length counts. Metalheads with a ponytail you are welcome 🤘",
    'Trans woman here, saving up for my first human hair wig 🏳️‍⚧️ Dirty blonde, thick, no brass.',
  ])
    expect(screenNote(note, false), note).toEqual({ verdict: 'fine' });
});

test('what these rules cannot read waits for somebody who can', () => {
  for (const note of [
    'Мне нужны длинные волосы, 40 см, для парика.',
    'मुझे लंबे काले बाल चाहिए',
    'Ich suche dein Haar und mehr, schreib mir von dir und deinem Leben.',
    'v1rg1n h41r 0nly',
    'Long hair 👅',
  ])
    expect(screenNote(note, false).verdict, note).toBe('review');
});

test('what is refused says why', () => {
  expect(screenNote('I pay double for a video of the haircut.', false)).toMatchObject({
    verdict: 'refused',
    sentences: [HAIR_ONLY],
  });
  expect(screenNote('Write to me on WhatsApp, +44 7700 900123', false)).toMatchObject({ verdict: 'refused' });
  expect(screenNote('I pay by Western Union only.', false)).toMatchObject({
    verdict: 'refused',
    signals: ['untraceable'],
  });
  expect(screenNote('', false)).toEqual({ verdict: 'fine' });
});
