import { HAIR_SWATCHES, mixColours, parseColour, type Rgb, writeColour } from '#rules/hair/swatches.ts';
import type { HairColour } from '#rules/hair/values.ts';
import type { HairFacts } from '../hair-facts.ts';
import type { Random } from '../../random.ts';

/** The tones of one head of hair, from the deepest shadow (0) to the brightest gloss. */
export type Tones = {
  levels: readonly string[];
  /** How far one strand strays from its neighbours, in levels: grey hair is a mix, dyed hair is even. */
  stray(random: Random): number;
};

/** The deepest shadow of a swatch, and where a lamp catches the hair. */
const ENDS: Record<HairColour, readonly [shadow: string, gloss: string]> = {
  black: ['#080605', '#94877e'],
  brown: ['#24150d', '#b98d68'],
  chestnut: ['#32160c', '#d59a6b'],
  auburn: ['#360f0a', '#dd8a60'],
  red: ['#521808', '#f4ab6c'],
  blonde: ['#7d5a2b', '#fbf1d3'],
  'white-and-grey': ['#4e4d52', '#ffffff'],
};

const STOPS = [0, 0.28, 0.62, 1] as const;
export const LEVELS = 11;

/** Mixes the tones of an ad's hair: its swatch, drifted a little so that no two heads are alike. */
export function hairTones(facts: HairFacts, random: Random): Tones {
  const warmth = random.normal(2, 2.5);
  const depth = random.uniform(-0.05, 0.06);
  const [shadow, gloss] = ENDS[facts.colour];
  const [dark, light] = HAIR_SWATCHES[facts.colour];
  const dull = facts.condition === 'fair' ? 0.45 : facts.condition === 'good' ? 0.15 : 0;
  const [deep, low, high, bright] = [shadow, dark, light, gloss].map(parseColour) as [Rgb, Rgb, Rgb, Rgb];
  const stops = [deep, low, high, mixColours(bright, high, dull)] as const;
  const levels = Array.from({ length: LEVELS }, (_, level) =>
    writeColour(warm(between(stops, level / (LEVELS - 1) + depth * 0.5), warmth)),
  );
  return { levels, stray: (strand) => pickStray(facts, strand) };
}

function pickStray(facts: HairFacts, random: Random): number {
  if (facts.treatment === 'bleached-or-highlighted')
    return random.chance(0.3) ? random.uniform(1.5, 3) : random.normal(-0.6, 0.5);
  if (facts.colour === 'white-and-grey')
    return random.chance(0.28) ? random.uniform(-4, -2) : random.normal(0.4, 0.8);
  return random.normal(0, facts.treatment === 'dyed' ? 0.4 : 0.75);
}

function between(colours: readonly Rgb[], place: number): Rgb {
  const at = Math.min(1, Math.max(0, place));
  const upper = Math.max(
    1,
    STOPS.findIndex((stop) => at <= stop),
  );
  const [low, high] = [STOPS[upper - 1] ?? 0, STOPS[upper] ?? 1];
  return mixColours(colours[upper - 1] as Rgb, colours[upper] as Rgb, (at - low) / (high - low));
}

const warm = ([red, green, blue]: Rgb, warmth: number): Rgb => [
  red + warmth,
  green + warmth * 0.2,
  blue - warmth,
];
