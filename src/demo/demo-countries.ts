import type { HairEthnicity } from '#rules/hair/values.ts';
import { shareOut } from './quotas.ts';
import type { Random } from './random.ts';

/** In per cent of all ads. */
export const COUNTRY_SHARES = {
  IN: 45,
  GB: 17,
  US: 11,
  AE: 4,
  VN: 4,
  JP: 2,
  PH: 2,
  PL: 2,
  TR: 2,
  CA: 2,
  UA: 1,
  DE: 1,
  IE: 1,
  AU: 1,
  NG: 1,
  ZA: 1,
  JO: 1,
  MM: 1,
} as const;
export type DemoCountry = keyof typeof COUNTRY_SHARES;

const TOWNS: Record<DemoCountry, readonly string[]> = {
  IN: ['Chennai', 'Hyderabad', 'Bengaluru', 'Kolkata', 'Visakhapatnam', 'Ahmedabad', 'Kochi', 'Pune'],
  GB: ['Bristol', 'Leeds', 'Glasgow', 'Leicester', 'Cardiff', 'Manchester', 'Norwich'],
  US: ['Edison NJ', 'Austin TX', 'Portland OR', 'Atlanta GA', 'Columbus OH'],
  AE: ['Dubai', 'Sharjah'],
  VN: ['Hanoi', 'Da Nang'],
  JP: ['Osaka', 'Sapporo'],
  PH: ['Cebu', 'Davao'],
  PL: ['Kraków', 'Gdańsk'],
  TR: ['Izmir', 'Bursa'],
  CA: ['Toronto', 'Halifax'],
  UA: ['Lviv'],
  DE: ['Leipzig'],
  IE: ['Cork'],
  AU: ['Hobart'],
  NG: ['Ibadan'],
  ZA: ['Durban'],
  JO: ['Amman'],
  MM: ['Mandalay'],
};

/** Where hair of a kind is first looked for; whatever is left over goes to the countries at the end of the list. */
const HOMES: readonly (readonly [DemoCountry, readonly HairEthnicity[]])[] = [
  ['IN', ['indian']],
  ['VN', ['asian']],
  ['JP', ['asian']],
  ['PH', ['asian']],
  ['MM', ['asian']],
  ['PL', ['caucasian']],
  ['UA', ['caucasian']],
  ['DE', ['caucasian']],
  ['IE', ['caucasian']],
  ['TR', ['middle-eastern']],
  ['JO', ['middle-eastern']],
  ['NG', ['african']],
  ['ZA', ['african']],
  ['AE', ['middle-eastern', 'indian']],
  ['AU', []],
  ['CA', []],
  ['US', []],
  ['GB', []],
];

/** Gives every ad a country, so that both the shares of the countries and those of the hair types hold. */
export function settleHair<Hair extends { ethnicity: HairEthnicity }>(
  hair: readonly Hair[],
  random: Random,
): (Hair & { country: DemoCountry; town: string })[] {
  const rooms = shareOut(hair.length, COUNTRY_SHARES);
  const left = new Set(random.shuffle(hair));
  const settled: (Hair & { country: DemoCountry; town: string })[] = [];
  for (const [country, homes] of HOMES) {
    const locals = [...left].filter(({ ethnicity }) => homes.length === 0 || homes.includes(ethnicity));
    for (const each of locals.slice(0, rooms[country])) {
      left.delete(each);
      settled.push({ ...each, country, town: random.pick(TOWNS[country]) });
    }
  }
  for (const each of left) settled.push({ ...each, country: 'GB', town: random.pick(TOWNS.GB) });
  return random.shuffle(settled);
}
