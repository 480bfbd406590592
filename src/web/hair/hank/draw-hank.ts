import { tenth } from '../ruler.ts';
import type { Texture } from '#rules/hair/values.ts';
import { seeded } from './seeded.ts';

/** A tied hank on a field of 100 by 160: the mass of it, and its strands as one path for each shade, dark to light. */
export type HankDrawing = { mass: string; shades: string[] };

export const HANK_SHADES = 6;
const TIE = 24;
const END = 152;
const STRANDS = 64;

/** How strands of a texture swing: to the side, how far one swing goes down, and how much fuller the hank is for it. */
const SWING: Record<Texture, { aside: number; down: number; full: number }> = {
  straight: { aside: 0, down: END, full: 1 },
  wavy: { aside: 3.4, down: 22, full: 1.12 },
  curly: { aside: 4.6, down: 12, full: 1.3 },
  coily: { aside: 4, down: 6.4, full: 1.45 },
};

/** Draws a hank of this texture; the same every time. */
export function drawHank(texture: Texture): HankDrawing {
  const shades = Array.from({ length: HANK_SHADES }, () => '');
  const random = seeded(texture.length * 977 + 11);
  for (let strand = 0; strand < STRANDS; strand++) {
    const across = ((strand * 29) % STRANDS) / (STRANDS - 1) - 0.5 + (random() - 0.5) * 0.04;
    const end = END - across * across * 46 - random() * 15;
    const shade = shadeAt(across, random());
    shades[shade] += tuft(across, random()) + fall(across, end, texture, random());
  }
  return { mass: mass(texture === 'straight' ? 1 : 0.55), shades };
}

/** Light falls from the upper left; here and there a strand of another shade. */
function shadeAt(across: number, chance: number): number {
  const gloss = 1 - Math.abs(across + 0.12) * 2.2;
  return Math.min(HANK_SHADES - 1, Math.max(0, Math.round(gloss * 2.4 + chance * 3 - 1.2)));
}

function tuft(across: number, chance: number): string {
  const top = 8 + chance * 6 + Math.abs(across) * 9;
  return `M${tenth(50 + across * 17)} ${TIE}L${tenth(50 + across * 38)} ${tenth(top)}`;
}

/** One strand from the tie to its tip. */
function fall(across: number, end: number, texture: Texture, chance: number): string {
  const { aside, down, full } = SWING[texture];
  const at = (y: number) => 50 + across * widthAt((y - TIE) / (END - TIE), full);
  if (aside === 0)
    return `M${tenth(at(TIE))} ${TIE}C${tenth(at(62))} ${TIE + 26} ${tenth(at(84))} ${tenth(end - 50)} ${tenth(at(end) + (chance - 0.5) * 5)} ${tenth(end)}`;
  const swings = Math.round((end - TIE) / down);
  const step = (end - TIE) / swings;
  let path = `M${tenth(at(TIE))} ${TIE}`;
  for (let swing = 0; swing < swings; swing++) {
    const drift = at(TIE + (swing + 1) * step) - at(TIE + swing * step);
    const side = (swing % 2 === 0 ? 2 : -2) * aside * (0.7 + chance * 0.6);
    path += `q${tenth(side + drift / 2)} ${tenth(step / 2)} ${tenth(drift)} ${tenth(step)}`;
  }
  return path;
}

/** What shows between the strands. */
function mass(full: number): string {
  const half = (place: number) => widthAt(place, full) / 2.25;
  const [root, belly, low] = [half(0), half(0.45), half(0.9)].map(tenth) as [number, number, number];
  const [top, bottom] = [TIE, END - 16];
  return (
    `M${50 - root} ${top}C${50 - belly} ${top + 22} ${50 - belly} ${bottom - 44} ${50 - low} ${bottom}` +
    `L50 ${bottom + 6}L${50 + low} ${bottom}C${50 + belly} ${bottom - 44} ${50 + belly} ${top + 22} ${50 + root} ${top}Z`
  );
}

/** How wide the hank is from the tie (0) to the tips (1): it swells, hangs, and draws in a little. */
const widthAt = (place: number, full: number) =>
  17 + 39 * full * Math.min(1, Math.sin(Math.min(1, place * 2.1) * 1.571)) - 9 * Math.max(0, place - 0.55);
