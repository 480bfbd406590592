/** A picture in grey, row by row. */
export type GreyPicture = { data: Uint8Array; width: number; height: number };
type Eye = { x: number; y: number; module: number; hits: number };

/** How far a run may be from what it should be, as a part of one module. */
const TOLERANCE = 0.6;
const EYES_MAX = 24;
/** Smaller dots cannot be scanned from a screen either. */
const MODULE_MIN = 1.8;
/** A photo is never perfect; by chance half of the dots would fit. */
const LINE_RIGHT = 0.82;

/**
 * Whether there is a QR code in a picture. It is not read, only recognised: by its three eyes (dark, light, three times
 * dark, light, dark in every direction) at three corners of a square, and by the dotted lines between them.
 */
export function hasQrCode(picture: GreyPicture): boolean {
  const isDark = darkSpots(picture);
  const eyes = findEyes(isDark, picture)
    .toSorted((a, b) => b.hits - a.hits)
    .slice(0, EYES_MAX);
  for (const corner of eyes)
    for (const right of eyes)
      for (const below of eyes)
        if (right !== corner && below !== corner && right !== below)
          if (areCorners(corner, right, below) && hasDottedLines(corner, right, below, isDark, picture.width))
            return true;
  return false;
}

/** Darker than its surroundings: a shadow over half of the code does not hide it. */
function darkSpots({ data, width, height }: GreyPicture): Uint8Array {
  const sums = new Float64Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row;
    }
  }
  const reach = Math.max(12, Math.round(Math.max(width, height) / 12));
  const dark = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach)];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach)];
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0;
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left);
      const mean = sum / ((bottom - top) * (right - left));
      dark[y * width + x] = (data[y * width + x] ?? 0) < mean * 0.88 ? 1 : 0;
    }
  }
  return dark;
}

function findEyes(isDark: Uint8Array, { width, height }: GreyPicture): Eye[] {
  const eyes: Eye[] = [];
  for (let y = 0; y < height; y += 1) {
    const ends: number[] = [];
    for (let x = 1; x <= width; x += 1) {
      const changes = x === width || isDark[y * width + x] !== isDark[y * width + x - 1];
      if (!changes) continue;
      ends.push(x);
      if (ends.length < 6 || isDark[y * width + x - 1] === 0) continue;
      const runs = ends
        .slice(-6)
        .flatMap((end, index, all) => (index === 0 ? [] : [end - (all[index - 1] ?? 0)]));
      const module = eyeModule(runs);
      if (module === 0) continue;
      const middle = x - (runs[4] ?? 0) - (runs[3] ?? 0) - (runs[2] ?? 0) / 2;
      note(eyes, lookAcross(isDark, { width, height }, Math.floor(middle), y, module));
    }
  }
  return eyes.filter(({ hits, module }) => hits >= Math.max(3, module));
}

/** The size of a module if these five runs are those of an eye, else 0. */
function eyeModule(runs: readonly number[]): number {
  const module = runs.reduce((sum, run) => sum + run, 0) / 7;
  const isEye = [1, 1, 3, 1, 1].every((wanted, index) => {
    const off = Math.abs((runs[index] ?? 0) - wanted * module);
    return off <= Math.max(0.8, TOLERANCE * module * (wanted === 3 ? 1.4 : 1));
  });
  return module >= MODULE_MIN && isEye ? module : 0;
}

/** The same from top to bottom through this middle; undefined if it is none. */
function lookAcross(
  isDark: Uint8Array,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  module: number,
): Eye | undefined {
  const runs = [0, 0, 0, 0, 0];
  const walk = (step: 1 | -1, from: number) => {
    let [at, run] = [from, 2];
    const last = step === 1 ? 4 : 0;
    while (at >= 0 && at < height) {
      if (isDark[at * width + x] !== (run % 2 === 0 ? 1 : 0)) {
        if (run === last) return;
        run += step;
        continue;
      }
      runs[run] = (runs[run] ?? 0) + 1;
      if ((runs[run] ?? 0) > module * 5) return;
      at += step;
    }
  };
  walk(-1, y);
  const above = runs[2] ?? 0;
  walk(1, y + 1);
  const across = eyeModule(runs);
  if (across === 0 || Math.abs(across - module) > 0.5 * module) return undefined;
  return { x, y: y - above + (runs[2] ?? 0) / 2, module: (across + module) / 2, hits: 1 };
}

function note(eyes: Eye[], seen: Eye | undefined): void {
  if (!seen) return;
  const known = eyes.find((eye) => Math.hypot(eye.x - seen.x, eye.y - seen.y) < 3 * eye.module);
  if (!known) eyes.push(seen);
  else {
    const share = 1 / (known.hits + 1);
    known.x += (seen.x - known.x) * share;
    known.y += (seen.y - known.y) * share;
    known.module += (seen.module - known.module) * share;
    known.hits += 1;
  }
}

/** Three eyes of one size at a right angle, as far from each other as those of a code are. */
function areCorners(corner: Eye, right: Eye, below: Eye): boolean {
  const sizes = [corner.module, right.module, below.module];
  if (Math.max(...sizes) > 1.5 * Math.min(...sizes)) return false;
  const [ax, ay, bx, by] = [right.x - corner.x, right.y - corner.y, below.x - corner.x, below.y - corner.y];
  const [a, b] = [Math.hypot(ax, ay), Math.hypot(bx, by)];
  if (Math.max(a, b) > 1.35 * Math.min(a, b)) return false;
  const modules = (a + b) / 2 / corner.module;
  return modules > 10 && modules < 190 && Math.abs(ax * bx + ay * by) < 0.3 * a * b;
}

/** Between the eyes of every code runs a row of dots, dark and light in turn, to the right and down: by this it is one. */
function hasDottedLines(corner: Eye, right: Eye, below: Eye, isDark: Uint8Array, width: number): boolean {
  const about = Math.hypot(right.x - corner.x, right.y - corner.y) / corner.module;
  const nearest = 10 + 4 * Math.max(1, Math.round((about - 10) / 4));
  return [nearest, nearest + 4, nearest - 4, nearest + 8].some((modules) => {
    if (modules < 14) return false;
    let [good, all] = [0, 0];
    for (let along = 4; along <= modules - 4; along += 1)
      for (const [u, v] of [
        [along, 3],
        [3, along],
      ] as const) {
        const x = corner.x + ((right.x - corner.x) * u + (below.x - corner.x) * v) / modules;
        const y = corner.y + ((right.y - corner.y) * u + (below.y - corner.y) * v) / modules;
        all += 1;
        if ((isDark[Math.round(y) * width + Math.round(x)] ?? 0) === along % 2) good += 1;
      }
    return good >= LINE_RIGHT * all;
  });
}
