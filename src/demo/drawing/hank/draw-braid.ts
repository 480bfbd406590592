import type { Camera } from '../camera.ts';
import { LEVELS, type Tones } from './strand-tones.ts';
import { type Hank, halfWidth } from './hank-shape.ts';
import type { Random } from '../../random.ts';
import { type Point, polygon, polyline, shares } from '../scene.ts';

/** One visible turn of a plait: it comes round the edge and runs down to the middle. Sizes in half widths. */
type Turn = { at: number; half: number; side: 1 | -1; tone: number };

const SPACING = 0.5;

/** Draws the plaited part of a hank, turn by turn from the top: each covers the end of the one before. */
export function drawBraid(hank: Hank, tones: Tones, camera: Camera, random: Random): string {
  const turns = makeTurns(hank, random).filter(
    ({ at, half }) => at + half * 2 > camera.from && at - half < camera.to,
  );
  const drawn = turns.map((turn, place) => drawTurn(hank, turn, tones, camera, random.fork(place)));
  return `<g fill="none">${drawCore(hank, tones, camera)}${drawn.join('')}</g>`;
}

/** What is seen between the turns. */
function drawCore(hank: Hank, tones: Tones, camera: Camera): string {
  const [from, to] = [Math.max(camera.from, -0.3), Math.min(camera.to, (hank.braid?.to ?? 0) + 0.3)];
  if (to <= from) return '';
  const edge = (side: number) =>
    shares(30)
      .map((share) => from + (to - from) * share)
      .map((at) => camera.see(side * halfWidth(hank, at) * 0.6, at));
  return `<path d="${polygon([...edge(-1), ...edge(1).toReversed()])}" fill="${tones.levels[0]}"/>`;
}

function makeTurns(hank: Hank, random: Random): Turn[] {
  const turns: Turn[] = [];
  const end = hank.braid?.to ?? 0;
  let [at, side]: [number, 1 | -1] = [-0.2, random.chance(0.5) ? 1 : -1];
  while (at < end) {
    const half = halfWidth(hank, at) * random.uniform(0.96, 1.04);
    if (at + half * 1.1 < end) turns.push({ at, half, side, tone: random.normal(0, 0.35) });
    at += half * SPACING;
    side = side === 1 ? -1 : 1;
  }
  return turns;
}

function drawTurn(hank: Hank, turn: Turn, tones: Tones, camera: Camera, random: Random): string {
  const edge = (within: number) => shares(12).map((share) => see(turn, camera, within, share));
  const body = polygon([...edge(-1.06), ...edge(1.06).toReversed()]);
  const lines: string[] = Array.from({ length: LEVELS }, () => '');
  const hairs = camera.density > 1 ? 24 : 15;
  for (let hair = 0; hair < hairs; hair++) {
    const within = ((hair + 0.5) / hairs) * 2 - 1 + random.normal(0, 0.05);
    const stray = tones.stray(random) + turn.tone;
    for (const [level, line] of cutByLevel(hank, turn, camera, within, stray)) lines[level] += line;
  }
  const stroke = Math.max(1.1, (2 * turn.half * camera.pxPerCm * 0.62) / hairs);
  const strands = lines.map((line, level) =>
    line === ''
      ? ''
      : `<path d="${line}" stroke="${tones.levels[level]}" stroke-width="${(stroke * (1.15 - 0.03 * level)).toFixed(2)}"/>`,
  );
  return `<path d="${body}" fill="${tones.levels[0]}"/>${strands.join('')}`;
}

function cutByLevel(
  hank: Hank,
  turn: Turn,
  camera: Camera,
  within: number,
  stray: number,
): [number, string][] {
  const pieces: [number, string][] = [];
  const steps = camera.density > 1 ? 14 : 9;
  // Neighbours must not change tone at the same place, or the gloss would show steps.
  const offset = (((Math.abs(stray) * 7.3 + within * 3.1 + 9) % 1) - 0.5) / steps;
  let [level, points] = [-1, [] as Point[]];
  for (const share of shares(steps)) {
    const at = share === 0 || share === 1 ? share : share + offset;
    const here = levelAt(hank, turn, within, at, stray);
    points.push(see(turn, camera, within, at));
    if (level === -1) level = here;
    if (here !== level) {
      pieces.push([level, polyline(points)]);
      [level, points] = [here, points.slice(-1)];
    }
  }
  if (points.length > 1) pieces.push([level, polyline(points)]);
  return pieces;
}

function levelAt(hank: Hank, turn: Turn, within: number, share: number, stray: number): number {
  const along = turn.at / hank.length;
  const belly = 0.5 * Math.exp(-(((share - 0.42) / 0.24) ** 2));
  const roundness = 0.12 - 0.3 * (within + 0.15) ** 2;
  const bands = 0.12 * Math.cos(along * 9) - 0.05 * turn.side;
  return Math.round(
    Math.min(LEVELS - 1, Math.max(0, (0.16 + belly + roundness + bands) * (LEVELS - 1) + stray)),
  );
}

/** The place of a hair in a turn: `within` runs across it, `share` along it, from the outer edge to the middle. */
function see(turn: Turn, camera: Camera, within: number, share: number): Point {
  const rest = 1 - share;
  const x = rest * rest * 0.72 + 2 * rest * share * 1.12 + share * share * -0.3;
  const y = rest * rest * -0.42 + 2 * rest * share * 0.42 + share * share * 1.2;
  const [dx, dy] = [
    rest * (1.12 - 0.72) + share * (-0.3 - 1.12),
    rest * (0.42 + 0.42) + share * (1.2 - 0.42),
  ];
  const size = Math.hypot(dx, dy);
  const thick = within * (0.08 + 0.36 * Math.sin(Math.PI * Math.min(1, 0.06 + 0.86 * share)) ** 0.9);
  return camera.see(
    turn.side * turn.half * (x - (dy / size) * thick * -1),
    turn.at + turn.half * (y - (dx / size) * thick),
  );
}
