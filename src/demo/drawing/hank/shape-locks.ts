import type { Texture } from '#rules/hair/values.ts';
import type { HairFacts } from '../hair-facts.ts';
import type { Random } from '../../random.ts';

/** A group of strands that cling together, as hair does. All sizes in centimetres. */
export type Lock = {
  /** Place across the hank, -1 left to 1 right. */
  across: number;
  /** 0 lies at the back, 1 in front. */
  depth: number;
  /** How far down it comes, as a share of the whole length. */
  reach: number;
  /** Half of its width, as a share of the hank's half width. */
  width: number;
  phase: number;
  wave: number;
  swing: number;
  drift: number;
  gloss: number;
};

/** How hair of a texture falls: how far it fans out, how long and wide its waves are (cm), how many strands show it. */
export const TEXTURE_SHAPES: Record<
  Texture,
  { spread: number; wave: number; swing: number; locks: number; strands: number }
> = {
  straight: { spread: 3.9, wave: 30, swing: 0.5, locks: 16, strands: 215 },
  wavy: { spread: 4.1, wave: 8.5, swing: 0.7, locks: 15, strands: 156 },
  curly: { spread: 4.4, wave: 4.2, swing: 0.95, locks: 14, strands: 106 },
  coily: { spread: 5, wave: 1.7, swing: 0.34, locks: 16, strands: 72 },
};

/** Parts the hair into locks: half as many at the back as in front. */
export function shapeLocks(facts: HairFacts, length: number, random: Random): Lock[] {
  const { locks } = TEXTURE_SHAPES[facts.texture];
  const back = Math.round(locks * 0.5);
  const common = random.uniform(0, 2 * Math.PI);
  const shaped = [
    ...Array.from({ length: back }, (_, place) =>
      shapeLock(facts, length, common, place, back, false, random),
    ),
    ...Array.from({ length: locks }, (_, place) =>
      shapeLock(facts, length, common, place, locks, true, random),
    ),
  ].toSorted((one, other) => one.depth - other.depth);
  // The length is that of the longest hair, and a few others come down nearly as far.
  const byReach = shaped.toSorted((one, other) => other.reach - one.reach);
  for (const [place, lock] of byReach.slice(0, 4).entries()) lock.reach = 1 - place * 0.006;
  return shaped;
}

function shapeLock(
  facts: HairFacts,
  length: number,
  common: number,
  place: number,
  of: number,
  front: boolean,
  random: Random,
): Lock {
  const shape = TEXTURE_SHAPES[facts.texture];
  const shortest = facts.shortestLayerMm === null ? 0.9 : facts.shortestLayerMm / facts.lengthMm;
  const across = ((place + 0.5) / of) * 2 - 1 + random.normal(0, 0.06);
  const outer = Math.abs(across);
  return {
    across: across * (front ? 0.95 : 0.86),
    depth: front ? 0.45 + random.uniform(0, 0.55) - outer * 0.2 : random.uniform(0, 0.3),
    reach: 1 - (1 - shortest) * Math.min(1, random.uniform(0, 1) ** 1.3 * 0.8 + outer * 0.3),
    width: (front ? 1.7 : 1.9) / of,
    phase: common + across * 1.3 + random.normal(0, facts.texture === 'curly' ? 1.6 : 0.45),
    wave: shape.wave * random.uniform(0.88, 1.14),
    swing: shape.swing * random.uniform(0.7, 1.2) * Math.min(1, 0.35 + length / 45),
    drift: random.normal(0, 0.1),
    gloss: random.normal(0, 0.03),
  };
}
