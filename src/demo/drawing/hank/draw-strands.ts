import type { Camera } from '../camera.ts';
import { LEVELS, type Tones } from './strand-tones.ts';
import { type Hank, strandAcross, turn } from './hank-shape.ts';
import type { Lock } from './shape-locks.ts';
import type { Random } from '../../random.ts';
import { type Point, polygon, polyline, shares } from '../scene.ts';

type Strand = { within: number; from: number; to: number; stray: number; shift: number; wander: number };

/** Draws the loose hair of a hank, lock by lock from the back to the front, each from its shadow to its gloss. */
export function drawStrands(hank: Hank, tones: Tones, camera: Camera, random: Random): string {
  const strands = hank.strands * camera.density;
  const width = (1.9 * 2 * hank.halfSpread * camera.pxPerCm) / strands;
  const thickest = camera.density === 1 ? 3.2 : hank.texture === 'straight' ? 2.6 : 3.8;
  const stroke = Math.min(thickest, Math.max(1.2, width));
  const locks = hank.locks.map((lock, place) => {
    const own = random.fork(place);
    const each = Math.round(strands / hank.locks.length);
    return drawBody(hank, lock, tones, camera) + drawLock(hank, lock, tones, camera, own, each, stroke);
  });
  return `<g fill="none">${locks.join('')}${drawFlyaways(hank, tones, camera, random.fork('fly'))}</g>`;
}

function drawBody(hank: Hank, lock: Lock, tones: Tones, camera: Camera): string {
  const level = (lock.depth < 0.4 ? 0 : 1) + (camera.density > 1 ? 1 : 0);
  return `<path d="${outlineLock(hank, lock, camera)}" fill="${tones.levels[level]}"/>`;
}

/** The dark mass of a lock, so that no ground shines through the middle of it. */
export function outlineLock(hank: Hank, lock: Lock, camera: Camera): string {
  const from = Math.max(camera.from, -hank.tuft * 0.7);
  const end = hank.length * lock.reach * (1 - hank.taper * 0.55);
  const to = Math.min(camera.to, end);
  if (to <= from) return '';
  const places = shares(countSteps(lock, camera, to - from)).map((share) => from + (to - from) * share);
  const full = Math.abs(lock.across) > 0.7 ? 0.45 : 0.8;
  const edge = (at: number) => full * Math.min(1, (5 * (end - at)) / hank.length);
  const left = places.map((at) => camera.see(strandAcross(hank, lock, -edge(at), at), at));
  const right = places.map((at) => camera.see(strandAcross(hank, lock, edge(at), at), at));
  return polygon([...left, ...right.toReversed()]);
}

function drawLock(
  hank: Hank,
  lock: Lock,
  tones: Tones,
  camera: Camera,
  random: Random,
  each: number,
  stroke: number,
): string {
  const lines: string[] = Array.from({ length: LEVELS }, () => '');
  for (let place = 0; place < each; place++) {
    const strand = growStrand(hank, lock, tones, random, place, each);
    for (const [level, line] of cutByLevel(hank, lock, strand, camera)) lines[level] += line;
  }
  return lines
    .map((line, level) => {
      const width = (stroke * (1.3 - (0.6 * level) / LEVELS)).toFixed(2);
      return line === '' ? '' : `<path d="${line}" stroke="${tones.levels[level]}" stroke-width="${width}"/>`;
    })
    .join('');
}

function growStrand(
  hank: Hank,
  lock: Lock,
  tones: Tones,
  random: Random,
  place: number,
  each: number,
): Strand {
  const short = place === 0 ? 0 : hank.taper * random.uniform(0, 1) ** 1.4;
  return {
    within: ((place + 0.5) / each) * 2 - 1 + random.normal(0, 0.14),
    from: -hank.tuft * random.uniform(0.78, 1.08),
    to: hank.length * lock.reach * (1 - short),
    stray: tones.stray(random),
    shift: random.normal(0, 0.045),
    wander: random.normal(0, 0.3) * hank.frizz,
  };
}

/** Cuts a strand into pieces of one tone each: cheaper to paint than a gradient along every hair. */
function cutByLevel(hank: Hank, lock: Lock, strand: Strand, camera: Camera): [number, string][] {
  const [from, to] = [Math.max(strand.from, camera.from), Math.min(strand.to, camera.to)];
  if (to <= from) return [];
  const pieces: [number, string][] = [];
  let [level, points] = [-1, [] as Point[]];
  const steps = countSteps(lock, camera, to - from);
  // Neighbours must not change tone at the same height, or the gloss would show steps.
  const offset = (Math.abs(strand.shift) * 41) % 1;
  for (const share of shares(steps)) {
    const inner = share === 0 || share === 1 ? 0 : (offset - 0.5) / steps;
    const at = from + (to - from) * (share + inner);
    const point = camera.see(strandAcross(hank, lock, strand.within, at) + wandering(hank, strand, at), at);
    const here = levelAt(hank, lock, strand, at);
    points.push(point);
    if (level === -1) level = here;
    if (here !== level) {
      pieces.push([level, polyline(points)]);
      [level, points] = [here, [point]];
    }
  }
  if (points.length > 1) pieces.push([level, polyline(points)]);
  return pieces;
}

const countSteps = (lock: Lock, camera: Camera, length: number) =>
  Math.ceil(
    Math.max(
      10,
      (length * camera.pxPerCm) / 44,
      (length / lock.wave) * (camera.density > 1 && lock.wave > 3 ? 9 : 6.2),
    ),
  );

function wandering(hank: Hank, strand: Strand, at: number): number {
  return strand.wander * Math.sin(at * 0.19 + strand.shift * 90) * Math.max(0, at / hank.length);
}

function levelAt(hank: Hank, lock: Lock, strand: Strand, at: number): number {
  const level = Math.min(
    LEVELS - 1,
    Math.max(0, brightness(hank, lock, strand, at) * (LEVELS - 1) + strand.stray),
  );
  // Every other tone is enough to the eye and saves a third of the painting.
  return Math.round(level / 2) * 2;
}

/** Light falls from the upper left: gloss lies in bands across the hank, and every lock is round. */
function brightness(hank: Hank, lock: Lock, { within, shift }: Strand, at: number): number {
  const share = at / hank.length + shift + lock.gloss;
  const side = lock.across + within * lock.width;
  const roundness = 0.1 - 0.2 * (side + 0.22) ** 2 + 0.1 - 0.22 * within * within;
  const bands = 0.5 * bell(share, 0.21, 0.095) + 0.28 * bell(share, 0.58, 0.13);
  const curl = hank.texture === 'straight' ? 0 : 0.2 * Math.cos(turn(hank, lock, within, at) - 0.6);
  const tied = hank.ties.reduce((dark, tie) => dark + bell(at, tie, hank.halfTie * 1.1), 0);
  return (
    0.31 +
    roundness +
    bands * (curl === 0 ? 1 : 0.7) +
    curl -
    0.2 * tied +
    (lock.depth - 0.6) * 0.3 +
    0.07 * share
  );
}

const bell = (at: number, middle: number, width: number) => Math.exp(-(((at - middle) / width) ** 2));

function drawFlyaways(hank: Hank, tones: Tones, camera: Camera, random: Random): string {
  const lines = Array.from({ length: Math.round(9 * hank.frizz) }, () => {
    const lock = random.pick(hank.locks);
    const [within, to] = [random.uniform(-1.6, 1.6), hank.length * lock.reach * random.uniform(0.7, 1)];
    const [from, stand] = [
      Math.max(0, camera.from, to - hank.length * 0.6),
      random.normal(0, 0.03) * hank.length,
    ];
    const upTo = Math.min(to, camera.to);
    if (upTo <= from) return '';
    return polyline(
      shares(24).map((share) => {
        const at = from + (upTo - from) * share;
        return camera.see(
          strandAcross(hank, lock, within, at) + stand * share ** 2 * Math.sin(share * 2.4),
          at,
        );
      }),
    );
  });
  return `<path d="${lines.join('')}" stroke="${tones.levels[5]}" stroke-width="${camera.density > 1 ? 1.3 : 0.8}"/>`;
}
