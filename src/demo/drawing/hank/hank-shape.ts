import type { Texture } from '#rules/hair/values.ts';
import type { HairFacts } from '../hair-facts.ts';
import type { Random } from '../../random.ts';
import { type Lock, TEXTURE_SHAPES, shapeLocks } from './shape-locks.ts';

/** One head of hair, tied, in centimetres from the tie (0) down to the longest tip. */
export type Hank = {
  length: number;
  halfTie: number;
  halfSpread: number;
  texture: Texture;
  frizz: number;
  /** Where it is tied, from the top. */
  ties: number[];
  /** By how much of the length single strands end before their lock does. */
  taper: number;
  /** How much hair stands out above the tie. */
  tuft: number;
  /** Still growing: it comes in from above instead of ending in a tuft. */
  grown: boolean;
  sway: { wide: number; turns: number; phase: number };
  strands: number;
  /** Plaited down to here, with a tassel below. */
  braid: { to: number; tassel: Hank } | null;
  locks: Lock[];
};

/** Gives a head of hair its shape. The same facts and the same stream give the same hank. */
export function shapeHank(facts: HairFacts, random: Random): Hank {
  const hank = shapeLoose(facts, random);
  return canBePlaited(facts) && random.chance(facts.cutState === 'uncut' ? 0.42 : 0.2)
    ? plait(hank, facts, random)
    : hank;
}

function shapeLoose(facts: HairFacts, random: Random): Hank {
  const length = facts.lengthMm / 10;
  const shape = TEXTURE_SHAPES[facts.texture];
  const halfTie = (circumferenceCm(facts) * 0.4) / 2;
  const fanned = halfTie * shape.spread * (0.75 + length / 130) * random.uniform(0.9, 1.12);
  return {
    length,
    halfTie,
    halfSpread: Math.min(fanned, Math.max(halfTie * 1.5, length * 0.26)),
    texture: facts.texture,
    frizz: { excellent: 0.5, good: 0.8, fair: 1.5 }[facts.condition],
    taper: random.uniform(0.05, 0.16),
    ties: chooseTies(facts, length, random),
    tuft: facts.cutState === 'uncut' ? 99 : Math.min(random.uniform(1.4, 2.4), length * 0.1),
    grown: facts.cutState === 'uncut',
    sway: {
      wide: random.uniform(0.012, 0.045),
      turns: random.uniform(2.4, 5),
      phase: random.uniform(0, 6.3),
    },
    strands: shape.strands,
    braid: null,
    locks: shapeLocks(facts, length, random),
  };
}

const canBePlaited = (facts: HairFacts) =>
  facts.lengthMm > 330 &&
  (facts.texture === 'straight' || facts.texture === 'wavy') &&
  facts.shortestLayerMm === null;

function plait(hank: Hank, facts: HairFacts, random: Random): Hank {
  const to = hank.length - Math.min(hank.length * 0.2, random.uniform(5, 10));
  const rest = hank.length - to;
  const loose = shapeLoose({ ...facts, lengthMm: rest * 10, cutState: 'cut' }, random);
  const tassel = {
    ...loose,
    halfTie: hank.halfTie * 0.6,
    halfSpread: hank.halfTie * 1.15,
    ties: [0],
    tuft: 0.25,
    strands: 90,
    taper: 0.3,
  };
  return { ...hank, ties: [0, to], halfSpread: hank.halfTie * 1.3, braid: { to, tassel } };
}

/** Half the width of the hank at a place below (or above) the tie. */
export function halfWidth(hank: Hank, at: number): number {
  if (at < 0) return hank.halfTie * (1 + (hank.grown ? 0.15 * (-at) ** 1.15 : -at * 0.2));
  if (hank.braid !== null) return braidHalf(hank, hank.braid.to, at);
  const share = at / hank.length;
  const opened = 1 - Math.exp(-at / (hank.length * 0.13));
  const full = hank.halfTie + (hank.halfSpread - hank.halfTie) * opened * (1 - 0.38 * share ** 2.2);
  return hank.ties.slice(1).reduce((width, tie) => pinch(width, hank.halfTie, at - tie, hank.length), full);
}

function braidHalf(hank: Hank, to: number, at: number): number {
  if (at >= to) return hank.halfTie * 0.62;
  return hank.halfTie * (1 + 0.32 * (1 - Math.exp(-at / 2))) * (1 - 0.36 * (at / to) ** 1.6);
}

/** How far from the middle line a strand lies. `within` is its place in the lock, -1 to 1. */
export function strandAcross(hank: Hank, lock: Lock, within: number, at: number): number {
  const share = Math.max(0, at / hank.length);
  const width = halfWidth(hank, at);
  const loose = 1 - Math.exp(-Math.max(0, at) / (hank.length * 0.12));
  const clinging = lock.width * (1 - 0.62 * Math.min(1, share / lock.reach) ** 4);
  const drift = lock.drift * hank.halfSpread * share * share;
  return width * (lock.across * 0.94 + within * clinging) + drift + loose * bend(hank, lock, within, at);
}

function bend(hank: Hank, lock: Lock, within: number, at: number): number {
  return lock.swing * Math.sin(turn(hank, lock, within, at));
}

/** The angle of a wave or curl at a place: strands of one lock turn nearly together. */
export function turn(hank: Hank, lock: Lock, within: number, at: number): number {
  const together = hank.texture === 'curly' ? 0.75 : hank.texture === 'coily' ? 9 : 0.35;
  return (2 * Math.PI * at) / lock.wave + lock.phase + within * together;
}

function pinch(width: number, tied: number, distance: number, length: number): number {
  const near = Math.exp(-((distance / (length * 0.075)) ** 2));
  return width + (tied * 0.8 - width) * near;
}

function circumferenceCm(facts: HairFacts): number {
  if (facts.circumferenceMm !== null) return facts.circumferenceMm / 10;
  const inches = facts.lengthMm / 25.4;
  return Math.sqrt((facts.weightGrams ?? 120) / (0.6 * inches)) * 2.54;
}

function chooseTies(facts: HairFacts, length: number, random: Random): number[] {
  if (facts.texture === 'coily' || length < 38 || !random.chance(0.28)) return [0];
  const count = length > 65 ? random.integer(2, 4) : 2;
  return Array.from({ length: count }, (_, tie) => (tie * length * 0.82) / count);
}
