import type { HairColour } from '#rules/hair/values.ts';
import type { Camera } from '../camera.ts';
import type { Random } from '../../random.ts';
import { type Point, polyline } from '../scene.ts';

/** A thread: its deep, true and lit tone. */
export type Thread = { deep: string; fair: string; lit: string; kind: 'thread' | 'elastic' };

const THREADS: Record<string, { weight: number } & Thread> = {
  marigold: { weight: 30, deep: '#b8791a', fair: '#f0ae2e', lit: '#fbd27d', kind: 'thread' },
  henna: { weight: 26, deep: '#5e1b0e', fair: '#8e2f1b', lit: '#c4684f', kind: 'thread' },
  cotton: { weight: 20, deep: '#b5a993', fair: '#f1e9da', lit: '#fffdf7', kind: 'thread' },
  neem: { weight: 8, deep: '#123a2f', fair: '#1e5b4a', lit: '#5a9a86', kind: 'thread' },
  elastic: { weight: 16, deep: '#0e0c0b', fair: '#2f2a28', lit: '#6d635d', kind: 'elastic' },
};

/** What would not show: henna on red hair, gold on blonde, a dark band on black. */
const TOO_CLOSE: Partial<Record<HairColour, readonly string[]>> = {
  black: ['elastic', 'neem'],
  brown: ['elastic'],
  chestnut: ['henna'],
  auburn: ['henna'],
  red: ['henna', 'marigold'],
  blonde: ['marigold', 'cotton'],
  'white-and-grey': ['cotton'],
};

/** Picks what the hank is tied with, so that it shows on the hair. */
export function pickThread(colour: HairColour, random: Random): Thread {
  const hidden = TOO_CLOSE[colour] ?? [];
  const weights = Object.entries(THREADS).map(([name, thread]) => [
    name,
    hidden.includes(name) ? 0 : thread.weight,
  ]);
  return THREADS[random.pickByWeight(Object.fromEntries(weights))] as Thread;
}

/** Winds the thread round the hair at a place. */
export function drawTie(camera: Camera, thread: Thread, at: number, half: number, random: Random): string {
  const wraps = thread.kind === 'elastic' ? random.integer(2, 3) : random.integer(5, 8);
  const thick = thread.kind === 'elastic' ? 0.34 : 0.2;
  const tall = wraps * thick * 0.86;
  const bands = Array.from({ length: wraps }, (_, wrap) => {
    const middle = at - tall / 2 + (wrap + 0.5) * thick * 0.86;
    return band(camera, middle, half + 0.12, random.normal(0, thick * 0.35));
  });
  const px = camera.pxPerCm * thick;
  return (
    stroke(bands.join(''), thread.deep, px * 1.35) +
    stroke(bands.join(''), thread.fair, px * 0.86) +
    stroke(lights(camera, at, half, wraps, thick), thread.lit, px * 0.3) +
    (thread.kind === 'thread' ? tails(camera, thread, at, half, random) : '')
  );
}

function band(camera: Camera, at: number, half: number, lean: number): string {
  const points = Array.from({ length: 9 }, (_, step): Point => {
    const side = step / 4 - 1;
    return camera.see(side * half, at + lean * side + 0.16 * (1 - side * side));
  });
  return polyline(points);
}

function lights(camera: Camera, at: number, half: number, wraps: number, thick: number): string {
  const tall = wraps * thick * 0.86;
  return Array.from({ length: wraps }, (_, wrap) => {
    const middle = at - tall / 2 + (wrap + 0.5) * thick * 0.86 + 0.12 - thick * 0.2;
    return polyline([
      camera.see(-half * 0.62, middle - 0.03),
      camera.see(-half * 0.3, middle),
      camera.see(half * 0.08, middle + 0.02),
    ]);
  }).join('');
}

function tails(camera: Camera, thread: Thread, at: number, half: number, random: Random): string {
  const knot = random.uniform(-0.3, 0.5) * half;
  const ends = [-1, 1].map((side) => {
    const [long, sway] = [random.uniform(1.6, 3.6), random.uniform(0.2, 0.9) * side];
    return polyline(
      Array.from({ length: 9 }, (_, step) => {
        const share = step / 8;
        return camera.see(
          knot + sway * Math.sin(share * 2.4) + side * share * 0.5,
          at + 0.15 + long * share - 0.5 * Math.sin(share * Math.PI),
        );
      }),
    );
  });
  const [x, y] = camera.see(knot, at + 0.12);
  const px = camera.pxPerCm;
  return (
    stroke(ends.join(''), thread.deep, px * 0.2) +
    stroke(ends.join(''), thread.fair, px * 0.12) +
    `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(px * 0.3).toFixed(1)}" ry="${(px * 0.24).toFixed(1)}" fill="${thread.deep}"/>` +
    `<ellipse cx="${(x - px * 0.04).toFixed(1)}" cy="${(y - px * 0.05).toFixed(1)}" rx="${(px * 0.22).toFixed(1)}" ry="${(px * 0.16).toFixed(1)}" fill="${thread.fair}"/>`
  );
}

const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round"/>`;
