import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawHair, HAIR_VIEWS } from './draw-hair.ts';
import type { HairFacts } from './hair-facts.ts';

const black: HairFacts = {
  lengthMm: 508,
  shortestLayerMm: null,
  circumferenceMm: 86,
  weightGrams: null,
  colour: 'black',
  texture: 'straight',
  treatment: 'virgin',
  condition: 'good',
  cutState: 'cut',
};

const HEADS: Partial<HairFacts>[] = [
  { lengthMm: 89, colour: 'blonde' },
  { lengthMm: 152, texture: 'coily' },
  { lengthMm: 254, cutState: 'uncut', texture: 'curly' },
  { lengthMm: 457, texture: 'wavy', colour: 'red' },
  { lengthMm: 508, shortestLayerMm: 300 },
  { lengthMm: 635, cutState: 'uncut' },
  { lengthMm: 762, circumferenceMm: null, weightGrams: 180 },
  { lengthMm: 1118, colour: 'white-and-grey' },
];

test.each(HEADS.flatMap((head) => [1, 2, 3, 4].map((seed) => ({ ...head, seed }))))(
  'hair and tape are in true scale: $lengthMm mm, seed $seed',
  ({ seed, ...head }) => {
    const facts = { ...black, ...head };
    const picture = drawHair(facts, { view: 'tape', seed });
    const cm = readScale(picture, 'cm');
    const tip = Math.max(...heightsIn(findGroup(picture, 'hair')));
    expect(((tip - cm.zero) / cm.unit) * 10).toBeGreaterThan(facts.lengthMm * 0.99);
    expect(((tip - cm.zero) / cm.unit) * 10).toBeLessThan(facts.lengthMm * 1.01);
    expect(readScale(picture, 'in').unit / cm.unit).toBeCloseTo(2.54, 2);
  },
);

test('long hair looks longer than short hair, though it is seen from further away', () => {
  const drawn = [152, 381, 635, 1118].map((lengthMm) => {
    const picture = drawHair({ ...black, lengthMm }, { view: 'tape', seed: 5 });
    return Math.max(...heightsIn(findGroup(picture, 'hair'))) - readScale(picture, 'cm').zero;
  });
  expect(drawn).toEqual(drawn.toSorted((one, other) => one - other));
});

test.each(HAIR_VIEWS)('the view %s is drawn whole, marked as a demo, and without any font', async (view) => {
  const picture = drawHair({ ...black, cutState: 'uncut', texture: 'wavy' }, { view, seed: 9 });
  expect(picture).not.toMatch(/NaN|undefined|Infinity|<text|font/);
  expect(picture).toContain('id="mark"');
  expect(picture.includes('id="tape"')).toBe(view === 'tape');
  const { info } = await sharp(Buffer.from(picture)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 800, height: 1000 });
});

test('the same seed draws the same picture, another seed another one', () => {
  const draw = (seed: string) => drawHair(black, { view: 'full', seed });
  expect(draw('x')).toBe(draw('x'));
  expect(draw('x')).not.toBe(draw('y'));
});

test('lighter hair makes a lighter picture', async () => {
  const colours = ['black', 'brown', 'blonde'] as const;
  const light = await Promise.all(colours.map((colour) => measureBrightness({ ...black, colour })));
  expect(light).toEqual(light.toSorted((one, other) => one - other));
  expect(new Set(light).size).toBe(colours.length);
});

async function measureBrightness(facts: HairFacts): Promise<number> {
  const picture = drawHair(facts, { view: 'tie', seed: 3 });
  const middle = { left: 350, top: 500, width: 100, height: 200 };
  const { channels } = await sharp(
    await sharp(Buffer.from(picture)).extract(middle).png().toBuffer(),
  ).stats();
  return channels.slice(0, 3).reduce((sum, channel) => sum + channel.mean, 0);
}

/** The scale as somebody reads it off the tape: the long ticks stand at whole units. */
function readScale(picture: string, unit: 'cm' | 'in'): { zero: number; unit: number } {
  const path = new RegExp(`<path class="${unit}" d="([^"]+)"`).exec(picture)?.[1] ?? '';
  const ticks = [...path.matchAll(/M[\d.]+ ([\d.]+)h-?([\d.]+)/g)];
  const whole = ticks.filter(([, , long]) => Number(long) >= 12).map(([, y]) => Number(y));
  const size = ((whole.at(-1) ?? 0) - (whole[0] ?? 0)) / (whole.length - 1);
  return { zero: (whole[0] ?? 0) - size, unit: size };
}

function findGroup(picture: string, id: string): string {
  const from = picture.indexOf(`<g id="${id}">`);
  return picture.slice(from, picture.indexOf('<g id="ties"', from));
}

/** The height of every point of every line: one absolute start each, then relative steps. */
function heightsIn(group: string): number[] {
  return [...group.matchAll(/ d="([^"]*)"/g)].flatMap(([, path = '']) =>
    path.split('M').flatMap((line) => {
      let y = 0;
      return [...line.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, step]) => (y += Number(step)));
    }),
  );
}
