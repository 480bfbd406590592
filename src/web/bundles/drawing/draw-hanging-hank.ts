import type { Texture } from '#rules/hair/values.ts';
import { seeded } from '../../hair/hank/seeded.ts';
import { tenth } from '../../hair/ruler.ts';

/** Hangs from 0,0 straight down: the mass of it as one thick line, and its strands as a path for each shade. */
export type HangingShape = { mass: string; thickness: number; shades: string[] };

type Hanging = {
  texture: Texture;
  /** In the units of the drawing. */
  length: number;
  width: number;
  perInch: number;
  /** Fewer where it is drawn small. */
  strands: number;
  shades: number;
};

/** How hair of a texture swings: inches from one bend to the next, and how far aside as a share of the hank's width. */
const SWING: Record<Texture, { bend: number; aside: number }> = {
  straight: { bend: 0, aside: 0 },
  wavy: { bend: 1.1, aside: 0.3 },
  curly: { bend: 0.62, aside: 0.42 },
  coily: { bend: 0.4, aside: 0.46 },
};
/** Nobody sees finer bends than these. */
const FINEST_BEND = 3.2;

/** The same every time, with one strand at least that reaches its whole length. */
export function drawHangingHank({ texture, length, width, perInch, strands, shades }: Hanging): HangingShape {
  const random = seeded(Math.round(length * 31 + width * 7));
  const { bend, aside } = SWING[texture];
  const step = Math.max(FINEST_BEND, bend * perInch);
  const sway = aside * width;
  const room = (width - sway) / 2;
  const drawn = Array.from({ length: shades }, () => '');
  for (let strand = 0; strand < strands; strand++) {
    const across = strands === 1 ? 0 : (strand / (strands - 1)) * 2 - 1;
    const isWhole = strand === Math.floor(strands / 2);
    const tip = isWhole ? length : length * (1 - across * across * 0.035 - random() * 0.05);
    const end = across * room * (0.72 + random() * 0.2);
    const shade = shadeAt(across, random(), shades);
    const swing = sway * (0.75 + random() * 0.5) * (strand % 2 === 0 || texture === 'wavy' ? 1 : -1);
    drawn[shade] +=
      aside === 0
        ? fall(across * room, end, tip)
        : swingDown(across * room, end, tip, { step: step * (0.94 + random() * 0.12), swing });
  }
  const whole = length * 0.93;
  return {
    mass: aside === 0 ? `M0 0V${tenth(whole)}` : swingDown(0, 0, whole, { step, swing: sway }),
    thickness: tenth(Math.max(1, room * 1.7)),
    shades: drawn,
  };
}

/** Light falls from the left; here and there a strand of another shade. */
const shadeAt = (across: number, chance: number, shades: number): number =>
  Math.min(shades - 1, Math.max(0, Math.round((1 - Math.abs(across + 0.3)) * (shades - 1.6) + chance - 0.3)));

/** A straight strand: gathered at the tie, then down to its tip. */
const fall = (at: number, end: number, tip: number): string =>
  `M${tenth(at * 0.7)} 0C${tenth(at * 1.06)} ${tenth(tip * 0.12)} ${tenth(at)} ${tenth(tip * 0.7)} ${tenth(end)} ${tenth(tip)}`;

/** One that swings from side to side. Each bend mirrors the one before, so it is told in a few letters. */
function swingDown(at: number, end: number, tip: number, { step, swing }: { step: number; swing: number }) {
  const bends = Math.max(1, Math.round(tip / step));
  const down = tenth(tip / bends);
  const drift = tenth((end - at * 0.8) / bends);
  return `M${tenth(at * 0.8)} 0q${tenth(swing)} ${tenth(down / 2)} ${drift} ${down}${`t${drift} ${down}`.repeat(bends - 1)}`;
}
