import type { Random } from '../random.ts';
import { HEIGHT, type Point, WIDTH, polygon, polyline, shares } from './scene.ts';

const GROUNDS = { linen: 22, print: 16, cotton: 16, wood: 26, paper: 20 } as const;

/** What the hair lies on or hangs before: always close to the well colour, so that the hair's own colour reads true. */
export function drawGround(hangs: boolean, random: Random): string {
  const kind = random.pickByWeight(hangs ? { ...GROUNDS, paper: 0 } : GROUNDS);
  const sheet = `<rect width="${WIDTH}" height="${HEIGHT}" fill="#efedea"/>`;
  if (kind === 'linen') return sheet + weave(random, 5) + fold(random);
  if (kind === 'cotton') return sheet + weave(random, 3) + fold(random) + fold(random);
  if (kind === 'print') return sheet + weave(random, 3) + blockPrint(random) + fold(random);
  if (kind === 'wood') return sheet + wood(random);
  return sheet + paper(random);
}

function weave(random: Random, size: number): string {
  const warp = random.pick(['#6b4a2b', '#4a4038', '#3c4a44']);
  return (
    `<pattern id="weave" width="${size * 2}" height="${size * 2}" patternUnits="userSpaceOnUse">` +
    `<path d="M0 ${size / 2}h${size}M${size} ${size * 1.5}h${size}" stroke="${warp}" stroke-opacity=".06" stroke-width="${size * 0.7}"/>` +
    `<path d="M${size * 1.5} 0v${size}M${size / 2} ${size}v${size}" stroke="#fff" stroke-opacity=".38" stroke-width="${size * 0.6}"/>` +
    `</pattern><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#weave)"/>`
  );
}

/** Block-printed cotton: small sprigs in a pale dye, set like bricks. */
function blockPrint(random: Random): string {
  const dye = random.pick(['#8e2f1b', '#1e5b4a', '#2c3c9c', '#b8791a']);
  const size = random.integer(37, 52) * 2;
  // No turned pattern: turning one costs more than the hair.
  return (
    `<pattern id="print" width="${size}" height="${size}" patternUnits="userSpaceOnUse">` +
    `<path d="${sprig(size * 0.25, size * 0.25)}${sprig(size * 0.75, size * 0.75)}" fill="${dye}" fill-opacity=".13"/>` +
    `</pattern><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#print)"/>`
  );
}

function sprig(x: number, y: number): string {
  const petals = [-90, -18, 54, 126, 198].map((angle) => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    return `M${(x + dx * 5.4 - 3).toFixed(1)} ${(y - 6 + dy * 5.4).toFixed(1)}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0`;
  });
  const leaves = `M${x} ${y + 15}q-9 0 -11 -8q9 0 11 8q2 -8 11 -8q-2 8 -11 8`;
  return `${petals.join('')}M${x - 0.7} ${y + 2}h1.4v17h-1.4z${leaves}`;
}

function fold(random: Random): string {
  const [x, lean, bow, phase] = [
    random.uniform(0, WIDTH),
    random.uniform(-220, 220),
    random.uniform(10, 46),
    random.uniform(0, 6),
  ];
  const line = polyline(
    shares(14).map((share) => [x + lean * (share - 0.5) + bow * Math.sin(share * 4 + phase), share * HEIGHT]),
  );
  const shade = [84, 56, 30, 12].map(
    (width) => `<path d="${line}" stroke="#5a4636" stroke-opacity=".011" stroke-width="${width}"/>`,
  );
  const light = [52, 26].map(
    (width) =>
      `<path transform="translate(-44)" d="${line}" stroke="#fff" stroke-opacity=".09" stroke-width="${width}"/>`,
  );
  return `<g fill="none">${shade.join('')}${light.join('')}</g>`;
}

function wood(random: Random): string {
  const planks = random.integer(2, 4);
  const shift = random.uniform(0, WIDTH / planks);
  const tone = random.pick(['#8a6238', '#7a6046', '#6e5a44']);
  const boards = Array.from({ length: planks + 1 }, (_, plank) => {
    const left = plank * (WIDTH / planks) - shift;
    const tint = random.uniform(0.02, 0.075).toFixed(3);
    return (
      `<rect x="${left.toFixed(1)}" y="0" width="${(WIDTH / planks).toFixed(1)}" height="${HEIGHT}" fill="${tone}" fill-opacity="${tint}"/>` +
      `<path d="M${left.toFixed(1)} 0v${HEIGHT}" stroke="#4a3522" stroke-opacity=".28" stroke-width="1.6"/>` +
      `<path d="M${(left + 1.8).toFixed(1)} 0v${HEIGHT}" stroke="#fff" stroke-opacity=".6" stroke-width="1.4"/>`
    );
  });
  return boards.join('') + grain(random, tone);
}

function grain(random: Random, tone: string): string {
  let [fine, bold] = ['', ''];
  for (let x = random.uniform(-10, 10); x < WIDTH; x += random.uniform(7, 30)) {
    const [swing, pace, phase] = [random.uniform(2, 12), random.uniform(250, 520), random.uniform(0, 6)];
    const line: Point[] = Array.from({ length: 17 }, (_, step) => {
      const y = (step * HEIGHT) / 16;
      return [x + swing * Math.sin(y / pace + phase), y];
    });
    if (random.chance(0.3)) bold += polyline(line);
    else fine += polyline(line);
  }
  return (
    `<g fill="none" stroke="${tone}"><path d="${fine}" stroke-opacity=".1" stroke-width="1.2"/>` +
    `<path d="${bold}" stroke-opacity=".09" stroke-width="3.4"/></g>`
  );
}

function paper(random: Random): string {
  const turn = random.uniform(-3, 3);
  const [left, top] = [random.uniform(34, 64), random.uniform(46, 60)];
  const sheet: Point[] = [
    [left, top],
    [WIDTH - left, top + turn],
    [WIDTH - left + turn, HEIGHT - top],
    [left - turn, HEIGHT - top - turn],
  ];
  const shadow = [22, 14, 7, 2].map(
    (width) =>
      `<path transform="translate(4 7)" d="${polygon(sheet)}" fill="none" stroke="#3b2a20" stroke-opacity=".03" stroke-width="${width}"/>`,
  );
  const tint = random.pick(['#f6f3ee', '#f4efe6', '#f2f1ee']);
  const crease = random.uniform(HEIGHT * 0.3, HEIGHT * 0.7);
  const marks = random.chance(0.6)
    ? `<path d="M${left} ${crease}L${WIDTH - left} ${crease + turn}" stroke="#5a4636" stroke-opacity=".09" stroke-width="1.5"/>` +
      `<path d="M${left} ${crease + 2}L${WIDTH - left} ${crease + 2 + turn}" stroke="#fff" stroke-width="1.5"/>`
    : '';
  const table = random.pick(['#e4ddd2', '#e2dbd0', '#dcd6cd', '#e6dac8']);
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${table}"/>${shadow.join('')}<path d="${polygon(sheet)}" fill="${tint}"/>${marks}`;
}
