import type { HairColour } from './values.ts';

/** The dark and the light end of each colour. Everything that is drawn of hair is mixed of them. */
export const HAIR_SWATCHES: Record<HairColour, readonly [dark: string, light: string]> = {
  auburn: ['#6a241a', '#9c3d28'],
  black: ['#14110f', '#2b2422'],
  blonde: ['#b98f4e', '#e5c88a'],
  brown: ['#4a2f22', '#6b4632'],
  chestnut: ['#5e2f1e', '#8a4a2c'],
  red: ['#8c2f17', '#c45a2b'],
  'white-and-grey': ['#9a9aa0', '#e7e6e4'],
};

export type Rgb = readonly [red: number, green: number, blue: number];

export const mixColours = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
];

/** '#14110f' as numbers. */
export function parseColour(colour: string): Rgb {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
}

export const writeColour = (colour: Rgb): string => `#${colour.map(writePart).join('')}`;

const writePart = (part: number) =>
  Math.round(Math.min(255, Math.max(0, part)))
    .toString(16)
    .padStart(2, '0');
