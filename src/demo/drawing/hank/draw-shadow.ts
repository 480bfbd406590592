import type { Camera } from '../camera.ts';
import { outlineLock } from './draw-strands.ts';
import { type Hank, halfWidth } from './hank-shape.ts';
import { polygon, shares } from '../scene.ts';

/** A soft shadow in a few steps, in the shape of the hair: a blur would cost more than all the strands. */
export function drawShadow(hank: Hank, camera: Camera): string {
  const shape = hank.braid === null ? outlineLocks(hank, camera) : outlinePlait(hank, hank.braid.to, camera);
  const reach = (hank.grown ? 4.6 : 3.4) * camera.density;
  const steps = [1, 2, 3, 4].map(
    (step) =>
      `<path transform="translate(${(reach * step).toFixed(1)} ${(reach * 1.1 * step).toFixed(1)})" d="${shape}"/>`,
  );
  return `<g fill="#3b2a20" fill-opacity=".08">${steps.join('')}</g>`;
}

/** The locks at the back are the widest and cover the whole hank. */
function outlineLocks(hank: Hank, camera: Camera): string {
  const back = hank.locks.filter((lock) => lock.depth < 0.4);
  return back.map((lock) => outlineLock(hank, lock, camera)).join('');
}

function outlinePlait(hank: Hank, end: number, camera: Camera): string {
  const [from, to] = [Math.max(camera.from, -hank.tuft), Math.min(camera.to, (end + hank.length) / 2)];
  const places = shares(40).map((share) => from + (to - from) * share);
  const edge = (side: number) => places.map((at) => camera.see(side * halfWidth(hank, at), at));
  return polygon([...edge(-1), ...edge(1).toReversed()]);
}
