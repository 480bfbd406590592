import { type Camera, endsCamera, measuringCamera, pan, tieCamera, wholeCamera } from './camera.ts';
import { drawBraid } from './hank/draw-braid.ts';
import { drawGround } from './draw-ground.ts';
import { drawPaper, drawUnder, smaller } from './draw-proof.ts';
import { drawShadow } from './hank/draw-shadow.ts';
import { drawStrands } from './hank/draw-strands.ts';
import { drawTape } from './draw-tape.ts';
import { drawTie, pickThread } from './hank/draw-tie.ts';
import { drawWord, wordWidth } from './draw-digits.ts';
import { type Tones, hairTones } from './hank/strand-tones.ts';
import type { HairFacts } from './hair-facts.ts';
import { type Hank, halfWidth, shapeHank } from './hank/hank-shape.ts';
import { type Random, makeRandom } from '../random.ts';
import { HEIGHT, WIDTH } from './scene.ts';

export const HAIR_VIEWS = ['full', 'tape', 'ends', 'tie'] as const;
/** Those of an ad, and those that only a sale has: on a scale, and in the parcel it came in. */
export type HairView = (typeof HAIR_VIEWS)[number] | 'scale' | 'parcel';

const TAPE_WIDTH = 84;

/** `word`: on a paper that lies beside the hair. `grams`: what the scale shows. */
type Wish = { view: HairView; seed: string | number; word?: string; grams?: number };

/** Draws the photo of an ad: its own hair in true scale, the same for the same seed. */
export function drawHair(facts: HairFacts, { view, seed, word, grams = 0 }: Wish): string {
  const random = makeRandom(seed);
  const hank = shapeHank(facts, random.fork('shape'));
  const { camera, tape, over } = aim(view, hank, random.fork(view));
  const tones = hairTones(facts, random.fork('tones'));
  const thread = pickThread(facts.colour, random.fork('thread'));
  const ties = hank.ties.map((at, place) =>
    drawTie(camera, thread, at, halfWidth(hank, at), random.fork(`tie${place}`)),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">` +
    drawGround(hank.grown, random.fork('ground')) +
    tape +
    drawUnder(view, grams) +
    drawShadow(hank, camera) +
    `<g id="hair">${drawHank(hank, tones, camera, random.fork('strands'))}</g>` +
    `<g id="ties" fill="none">${ties.join('')}</g>` +
    over +
    (word === undefined ? '' : drawPaper(word, view === 'tape', random.fork('paper'))) +
    drawMark() +
    '</svg>'
  );
}

function drawHank(hank: Hank, tones: Tones, camera: Camera, random: Random): string {
  if (hank.braid === null) return drawStrands(hank, tones, camera, random);
  const { to, tassel } = hank.braid;
  const below: Camera = {
    ...camera,
    from: camera.from - to,
    to: camera.to - to,
    see: (across, along) => camera.see(across, along + to),
  };
  return (
    drawStrands(tassel, tones, below, random.fork('tassel')) +
    drawStrands(hank, tones, { ...camera, to: Math.min(camera.to, 0.4) }, random) +
    drawBraid(hank, tones, camera, random.fork('braid'))
  );
}

function aim(view: HairView, hank: Hank, random: Random): { camera: Camera; tape: string; over: string } {
  if (view === 'full') return { camera: wholeCamera(hank, random), tape: '', over: '' };
  if (view === 'scale' || view === 'parcel')
    return { camera: smaller(wholeCamera(hank, random)), tape: '', over: '' };
  if (view === 'ends') return { camera: endsCamera(hank, random), tape: '', over: '' };
  if (view === 'tie') return { camera: tieCamera(hank, random), tape: '', over: '' };
  const hairIsRight = random.chance(0.7);
  const camera = measuringCamera(hank);
  const spread = Math.max(60, hank.halfSpread * camera.pxPerCm);
  const room = (WIDTH - TAPE_WIDTH - 2 * spread) / 3;
  const gap = Math.min(room, random.uniform(78, 112));
  const left = Math.round((WIDTH - TAPE_WIDTH - gap - 2 * spread) / 2 + random.uniform(-22, 8));
  const middle = left + TAPE_WIDTH + gap + spread;
  const flip = (x: number) => (hairIsRight ? x : WIDTH - x);
  const [zero, pxPerCm] = [camera.zero, camera.pxPerCm];
  const place = {
    left: hairIsRight ? left : WIDTH - left - TAPE_WIDTH,
    width: TAPE_WIDTH,
    zero,
    pxPerCm,
    hairIsRight,
  };
  const over = drawReading(flip(left - 14), flip(middle + spread * 0.9), zero + hank.length * pxPerCm);
  return { camera: pan(camera, flip(middle)), tape: drawTape(place, random), over };
}

/** A thread from the longest tip to the tape, held by two pins. */
function drawReading(from: number, to: number, y: number): string {
  const pin = (x: number) =>
    `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="5.2" fill="#8e2f1b"/><circle cx="${(x - 1.6).toFixed(1)}" cy="${(y - 1.8).toFixed(1)}" r="1.6" fill="#f3b9a4"/>`;
  const line = `M${from.toFixed(1)} ${y.toFixed(2)}H${to.toFixed(1)}`;
  return (
    `<path transform="translate(2 3)" d="${line}" stroke="#3b2a20" stroke-opacity=".18" stroke-width="1.6"/>` +
    `<path id="reading" d="${line}" stroke="#8e2f1b" stroke-width="1.6"/>${pin(from)}${pin(to)}`
  );
}

/** Says that this is a drawing for the demo, not a seller's photo. */
function drawMark(): string {
  const height = 15;
  const [x, y] = [WIDTH - 26 - wordWidth('demo', height), HEIGHT - 22 - height];
  const plate = `<rect x="${x - 9}" y="${y - 7}" width="${wordWidth('demo', height) + 18}" height="${height + 14}" rx="8" fill="#fffdfa" fill-opacity=".72"/>`;
  return `${plate}<path id="mark" d="${drawWord('demo', x, y, height)}" fill="none" stroke="#5c4a40" stroke-width="1.7" stroke-linecap="round"/>`;
}
