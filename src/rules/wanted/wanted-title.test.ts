import { expect, test } from 'vitest';
import { HAIR_COLOURS, HAIR_ETHNICITIES, TEXTURES, TREATMENTS } from '../hair/values.ts';
import { wantedSlug, wantedTitle } from './wanted-title.ts';

type Facts = Parameters<typeof wantedTitle>[0];
const FACTS: Facts = {
  shortest: 36,
  longest: 44,
  colours: ['black'],
  textures: ['wavy', 'straight'],
  treatments: ['virgin'],
  ethnicities: [],
  grams: 150,
};

test.each<[Partial<Facts>, string]>([
  [{}, 'Wanted: 18–22 in straight or wavy black hair, never coloured, 150 g'],
  [{ longest: 36 }, 'Wanted: 18 in straight or wavy black hair, never coloured, 150 g'],
  [{ shortest: 37 }, 'Wanted: 18.5–22 in straight or wavy black hair, never coloured, 150 g'],
  [
    { colours: ['white-and-grey', 'black', 'red'], textures: ['coily'] },
    'Wanted: 18–22 in coily black, red or grey hair, never coloured, 150 g',
  ],
  [
    { ethnicities: ['indian'], textures: TEXTURES },
    'Wanted: 18–22 in black Indian hair, never coloured, 150 g',
  ],
  [
    { colours: HAIR_COLOURS, textures: TEXTURES, treatments: TREATMENTS, ethnicities: HAIR_ETHNICITIES },
    'Wanted: 18–22 in hair, 150 g',
  ],
  [
    { treatments: ['dyed', 'virgin'] },
    'Wanted: 18–22 in straight or wavy black hair, never coloured or dyed, 150 g',
  ],
])('%o', (differs, title) => expect(wantedTitle({ ...FACTS, ...differs })).toBe(title));

test('an address is short, and ends in a word', () => {
  expect(wantedSlug(FACTS)).toBe('18-22-in-straight-or-wavy-black-hair-never-coloured-150-g');
  const most = {
    ...FACTS,
    colours: HAIR_COLOURS.slice(1),
    textures: TEXTURES.slice(1),
    treatments: TREATMENTS.slice(1),
    ethnicities: HAIR_ETHNICITIES.slice(1),
  };
  expect(wantedSlug(most).length).toBeLessThanOrEqual(80);
  expect(wantedSlug(most)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});
