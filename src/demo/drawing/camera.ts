import { type Hank, halfWidth } from './hank/hank-shape.ts';
import type { Random } from '../random.ts';
import { HEIGHT, type Point, WIDTH, shares } from './scene.ts';

/** How a hank is looked at: from centimetres along and across it to pixels on the picture. */
export type Camera = {
  pxPerCm: number;
  /** How much of the hank is in the picture, in centimetres along it. */
  from: number;
  to: number;
  density: number;
  see(across: number, along: number): Point;
};

/** Beside the tape: the hank hangs straight enough to be measured, its tie at the tape's zero. */
export function measuringCamera(hank: Hank): Camera & { zero: number } {
  const drawn = drawnLength(hank.length);
  const pxPerCm = drawn / hank.length;
  const above = hank.grown ? 0.1 * HEIGHT : hank.tuft * pxPerCm;
  const zero = Math.round(Math.max((HEIGHT - drawn - above) / 2 + above, 96));
  const see = (across: number, along: number): Point => [
    (across + sway(hank, along)) * pxPerCm,
    zero + along * pxPerCm,
  ];
  return { pxPerCm, from: -(zero + 30) / pxPerCm, to: hank.length, density: 1, see, zero };
}

/** The same look, moved sideways. */
export const pan = (camera: Camera, by: number): Camera => ({
  ...camera,
  see: (across, along) => {
    const [x, y] = camera.see(across, along);
    return [x + by, y];
  },
});

/** The whole hank: hanging if it is still to be cut, else laid down in a curve. */
export function wholeCamera(hank: Hank, random: Random): Camera {
  const spine = hank.grown ? hangingSpine(hank) : lyingSpine(hank, random);
  const along = shares(40).map(
    (share) => (hank.grown ? 0 : -hank.tuft) + share * (hank.length + (hank.grown ? 0 : hank.tuft)),
  );
  const edge = along.flatMap((at) => [
    spine(halfWidth(hank, at) * 1.05, at),
    spine(-halfWidth(hank, at) * 1.05, at),
  ]);
  const [left, right] = [Math.min(...edge.map(([x]) => x)), Math.max(...edge.map(([x]) => x))];
  const [top, bottom] = [Math.min(...edge.map(([, y]) => y)), Math.max(...edge.map(([, y]) => y))];
  const room = hank.grown ? HEIGHT - 190 : HEIGHT - 120;
  const pxPerCm = Math.min(
    (WIDTH - 150) / (right - left),
    room / (bottom - top),
    (drawnLength(hank.length) * 1.12) / hank.length,
  );
  const [dx, dy] = [
    WIDTH / 2 - ((left + right) / 2) * pxPerCm,
    hank.grown ? 125 : HEIGHT / 2 - ((top + bottom) / 2) * pxPerCm,
  ];
  const see = (across: number, at: number): Point => {
    const [x, y] = spine(across, at);
    return [x * pxPerCm + dx, y * pxPerCm + dy];
  };
  return { pxPerCm, from: -(dy + 30) / pxPerCm, to: hank.length, density: 1, see };
}

/** Close to the ends, where a buyer looks for splits and thin tips. */
export function endsCamera(hank: Hank, random: Random): Camera {
  const shortest = Math.min(...hank.locks.map((lock) => lock.reach));
  const seen = Math.max(Math.min(17, hank.length * 0.62), hank.length * (1 - shortest) + 7);
  const pxPerCm = Math.min(800 / seen, 330 / halfWidth(hank, hank.length * 0.8));
  return closeCamera(hank, pxPerCm, hank.length, 880, random);
}

/** Close to the tie, where a buyer looks at the roots and the thickness. */
export function tieCamera(hank: Hank, random: Random): Camera {
  const pxPerCm = Math.min(
    64,
    330 / halfWidth(hank, Math.min(7, hank.length * 0.5)),
    620 / Math.min(hank.length, 11),
  );
  return closeCamera(hank, pxPerCm, 0, 300, random);
}

function closeCamera(hank: Hank, pxPerCm: number, focus: number, height: number, random: Random): Camera {
  const lean = hank.grown && focus === 0 ? 0 : random.uniform(-0.16, 0.16);
  const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
  const still = sway(hank, focus);
  const see = (across: number, along: number): Point => {
    const [x, y] = [(across + sway(hank, along) - still) * pxPerCm, (along - focus) * pxPerCm];
    return [WIDTH / 2 + x * cos - y * sin, height + x * sin + y * cos];
  };
  const from = focus - (height + 120) / pxPerCm;
  return {
    pxPerCm,
    from,
    to: Math.min(hank.length, focus + (HEIGHT - height + 120) / pxPerCm),
    density: 1.2,
    see,
  };
}

/** Short hair is seen from nearer, yet longer hair always looks longer. */
function drawnLength(length: number): number {
  return length < 15
    ? 540 * Math.sqrt(length / 15)
    : 540 + 310 * Math.sqrt(Math.min(1.1, (length - 15) / 97));
}

const hangingSpine =
  (hank: Hank) =>
  (across: number, along: number): Point => [across + sway(hank, along), along];

/** A smooth S or C on the table; long hair bends more, or it would not fit. */
function lyingSpine(hank: Hank, random: Random): (across: number, along: number) => Point {
  const bow = random.uniform(0.25, 0.5) + Math.min(0.5, hank.length / 180);
  const [lean, turns, phase] = [
    random.uniform(-0.3, 0.3),
    random.uniform(0.7, 1.15),
    random.uniform(0, 2 * Math.PI),
  ];
  const heading = (share: number) => lean + bow * Math.sin(2 * Math.PI * turns * share + phase);
  const steps = 160;
  const spine: Point[] = [[0, 0]];
  for (let step = 1; step <= steps; step++) {
    const [x, y] = spine[step - 1] as Point;
    const angle = heading((step - 0.5) / steps);
    spine.push([x + (Math.sin(angle) * hank.length) / steps, y + (Math.cos(angle) * hank.length) / steps]);
  }
  return (across, along) => {
    const share = Math.min(1, Math.max(0, along / hank.length));
    const angle = heading(share);
    const place = share * steps;
    const [x, y] = spine[Math.floor(place)] as Point;
    const rest = along - (Math.floor(place) * hank.length) / steps;
    return [
      x + Math.sin(angle) * rest + Math.cos(angle) * across,
      y + Math.cos(angle) * rest - Math.sin(angle) * across,
    ];
  };
}

function sway(hank: Hank, along: number): number {
  const share = Math.max(0, along / hank.length);
  return hank.sway.wide * hank.length * share * Math.sin(hank.sway.turns * share + hank.sway.phase);
}
