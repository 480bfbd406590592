import { expect, test } from 'vitest';
import { check } from '../check-input.ts';
import { toLastDay, readUntil } from './wanted-fields.ts';
import { PostWanted } from './wanted-schema.ts';

const NOW = new Date('2026-11-18T23:59:59Z');

test.each([
  ['2026-11-17', undefined],
  ['2026-11-18', undefined],
  ['2026-11-19', '2026-11-20T00:00:00.000Z'],
  ['2027-02-16', '2027-02-17T00:00:00.000Z'],
  ['2027-02-17', undefined],
])('until %s', (day, end) => {
  const endsAt = readUntil(day, NOW);
  expect(endsAt?.toISOString()).toBe(end);
  if (endsAt) expect(toLastDay(endsAt)).toBe(day);
});

const WISH = {
  shortest: '18',
  longest: '22',
  colours: ['black'],
  textures: ['straight'],
  treatments: ['virgin'],
  grams: 150,
  country: 'GB',
  until: '2026-12-24',
};

test.each<[string, object, object]>([
  [
    'the least of all',
    { shortest: '5', longest: '5 in', grams: 20 },
    { shortest: 10, longest: 10, grams: 20 },
  ],
  [
    'the most',
    { shortest: 60, longest: '60"', grams: '1000 g' },
    { shortest: 120, longest: 120, grams: 1000 },
  ],
  ['half inches', { shortest: '18½', longest: '56 cm' }, { shortest: 37, longest: 44 }],
  ['no budget, so no currency', { currency: 'GBP' }, { budgetPerGram: null }],
  ['a penny', { budgetPerGram: 1, currency: 'GBP' }, { budgetPerGram: { amount: 1, currency: 'GBP' } }],
  [
    'a thousand',
    { budgetPerGram: 100_000, currency: 'INR' },
    { budgetPerGram: { amount: 100_000, currency: 'INR' } },
  ],
  ['a word twice', { ethnicities: ['indian', 'indian'] }, { ethnicities: ['indian'] }],
  ['nothing said of types and cut', {}, { ethnicities: [], cutState: null }],
  ['any cut', { cutState: 'any' }, { cutState: null }],
])('%s', (_, differs, facts) => {
  const { note, sendForReview, ...wish } = PostWanted.parse({ ...WISH, ...differs });
  expect(wish.facts).toMatchObject(facts);
  expect([note, sendForReview]).toEqual(['', false]);
});

const ALL_COLOURS = ['auburn', 'black', 'blonde', 'brown', 'chestnut', 'red', 'white-and-grey'];
const ALL_TEXTURES = ['straight', 'wavy', 'curly', 'coily'];
const ALL_TREATMENTS = ['virgin', 'dyed', 'permed-or-relaxed', 'bleached-or-highlighted'];
const ALL_TYPES = ['indian', 'asian', 'african', 'caucasian', 'middle-eastern'];
const LENGTH = 'Enter a length between 5 and 60 inches, like 18, 18 in or 46 cm.';
const GRAMS = 'Enter 20 to 1,000 grams.';
const BUDGET = 'Enter 0.01 to 1,000 for each gram, or leave it empty.';

/** What is just taken, and what is just not any more, with its sentence. */
test.each<[field: string, taken: object[], refused: object[], sentence: string]>([
  [
    'shortest',
    [{ shortest: 5 }, { shortest: '12.7 cm' }, { shortest: 60, longest: 60 }],
    [{ shortest: 4.5 }, { shortest: '11.4 cm' }, { shortest: '' }, { shortest: 'long' }],
    LENGTH,
  ],
  [
    'longest',
    [{ shortest: 5, longest: 5 }, { longest: 60 }, { longest: '152.4 cm' }],
    [{ longest: 60.5 }, { longest: '154 cm' }, { longest: 4.5 }],
    LENGTH,
  ],
  [
    'shortest',
    [
      { shortest: 22, longest: 22 },
      { shortest: '56 cm', longest: 22 },
    ],
    [{ shortest: 22.5, longest: 22 }],
    'The shortest length is longer than the longest.',
  ],
  [
    'colours',
    [{ colours: ['red'] }, { colours: ALL_COLOURS }],
    [{ colours: [] }, { colours: [...ALL_COLOURS, 'red'] }],
    'Choose at least one colour.',
  ],
  [
    'textures',
    [{ textures: ['coily'] }, { textures: ALL_TEXTURES }],
    [{ textures: [] }, { textures: [...ALL_TEXTURES, 'wavy'] }],
    'Choose at least one texture.',
  ],
  [
    'treatments',
    [{ treatments: ['dyed'] }, { treatments: ALL_TREATMENTS }],
    [{ treatments: [] }, { treatments: [...ALL_TREATMENTS, 'dyed'] }],
    'Choose at least one treatment.',
  ],
  [
    'ethnicities',
    [{ ethnicities: [] }, { ethnicities: ALL_TYPES }],
    [{ ethnicities: [...ALL_TYPES, 'indian'] }, { ethnicities: ['elvish'] }],
    'Choose hair types from the list.',
  ],
  [
    'grams',
    [{ grams: 20 }, { grams: '0.71 oz' }, { grams: 1000 }, { grams: '1 kg' }],
    [{ grams: 19 }, { grams: '0.68 oz' }, { grams: 1001 }, { grams: '1.01 kg' }],
    GRAMS,
  ],
  [
    'cutState',
    [{ cutState: null }, { cutState: 'any' }, { cutState: 'cut' }, { cutState: 'uncut' }],
    [{ cutState: 'both' }],
    'Choose any, already cut or not cut yet.',
  ],
  [
    'budgetPerGram',
    [{ budgetPerGram: null }, { budgetPerGram: 1 }, { budgetPerGram: 1_000_00 }],
    [{ budgetPerGram: 0 }, { budgetPerGram: -1 }, { budgetPerGram: 1.5 }, { budgetPerGram: 1_000_01 }],
    BUDGET,
  ],
  ['country', [{ country: 'IN' }], [{ country: 'XX' }, { country: '' }], 'Say where it must be sent.'],
  [
    'note',
    [{ note: '' }, { note: 'x'.repeat(300) }],
    [{ note: 'x'.repeat(301) }],
    'Keep the note to 300 characters.',
  ],
  [
    'until',
    [{ until: '2026-12-31' }],
    [{ until: '2026-02-30' }, { until: '31.12.2026' }, { until: '' }],
    'Choose a day from tomorrow to 90 days from now.',
  ],
])('the edges of %s', (field, taken, refused, sentence) => {
  const full = { ...WISH, currency: 'GBP' };
  for (const wish of taken) expect(() => check(PostWanted, { ...full, ...wish })).not.toThrow();
  for (const wish of refused)
    expect(() => check(PostWanted, { ...full, ...wish }), JSON.stringify(wish)).toThrow(
      expect.objectContaining({ code: 'invalid', fields: { [field]: [sentence] } }),
    );
});

test('everything that is wrong is said at once', () => {
  const wrong = { ...WISH, shortest: '4', colours: [], budgetPerGram: 5, until: 'soon' };
  expect(() => check(PostWanted, wrong)).toThrow(
    expect.objectContaining({
      code: 'invalid',
      fields: expect.objectContaining({
        shortest: expect.any(Array),
        colours: expect.any(Array),
        currency: expect.any(Array),
        until: expect.any(Array),
      }),
    }),
  );
});
