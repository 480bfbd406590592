import { tenth } from '../ruler.ts';
import { seeded } from './seeded.ts';

const STRANDS = 22;
const TIE = 4;
/** The strand that reaches the full length. */
const MIDDLE = 10;

/** A hank that lies on a ruler, from its tuft (left) to its tips, on a field of 100 by 16 that is stretched to its length. */
export function drawLyingHank(): { mass: string; strands: string } {
  const random = seeded(4711);
  let strands = '';
  for (let strand = 0; strand < STRANDS; strand++) {
    const across = (strand / (STRANDS - 1)) * 2 - 1;
    const tip = strand === MIDDLE ? 100 : 100 - across * across * 4 - random() * 7;
    strands +=
      `M${tenth(random() * 0.8)} ${at(across * 0.85)}L${TIE} ${at(across * 0.34)}` +
      `C${tenth(9 + random() * 3)} ${at(across * 0.95)} 30 ${at(across)} 50 ${at(across * 0.97)}` +
      `S${tenth(tip - 16)} ${at(across * 0.8)} ${tenth(tip)} ${at(across * 0.62 + (random() - 0.5) * 0.16)}`;
  }
  const edge = (side: number) =>
    `C11 ${at(side * 0.9)} 30 ${at(side * 0.95)} 50 ${at(side * 0.92)}S82 ${at(side * 0.72)} 92 ${at(side * 0.52)}`;
  const mass = `M${TIE} ${at(-0.3)}${edge(-1)}L95 8 92 ${at(0.52)}C82 ${at(0.72)} 68 ${at(0.9)} 50 ${at(0.92)}S11 ${at(0.9)} ${TIE} ${at(0.3)}Z`;
  return { mass, strands };
}

/** From -1, the upper edge, to 1, the lower one. */
const at = (across: number) => tenth(8 + across * 7);
