import { expect, test } from 'vitest';
import { listReasons } from './bundle-reasons.ts';

const NEED = { halfInches: 32, country: 'GB' };
const HANK = {
  halfInches: 36,
  shortest: null,
  grams: 70,
  counted: 70,
  isWeighed: true,
  colour: 'black',
  texture: 'straight',
  cutState: 'cut',
} as const;
const ALIKE = [{ colour: 'black', texture: 'straight' }] as const;

const say = (hank: Partial<Parameters<typeof listReasons>[0]>, others = [...ALIKE, ...ALIKE]) =>
  listReasons({ ...HANK, ...hank }, NEED, others).map(({ words, isReckoned }) =>
    isReckoned ? `~ ${words}` : words,
  );

test('a hank says how long and heavy it is, and that it is sent', () => {
  expect(say({})).toEqual([
    '2 in longer than you need',
    '70 g, weighed, all of it 16 in or longer',
    'Sent to the United Kingdom',
  ]);
  expect(say({ halfInches: 32 })[0]).toBe('Just as long as you need');
  expect(say({ halfInches: 33 })[0]).toBe('0.5 in longer than you need');
  expect(listReasons(HANK, { ...NEED, country: 'IN' }, ALIKE).at(-1)?.words).toBe('Sent to India');
});

test('what is reckoned says so, and how much of it counts', () => {
  expect(say({ grams: 100, isWeighed: false, counted: 80, cutState: 'uncut' }).slice(1, 3)).toEqual([
    '~ About 100 g, not weighed: we count 80 g',
    '~ Not cut yet',
  ]);
  expect(say({ halfInches: 40, shortest: 28, grams: 150, counted: 100 })[1]).toBe(
    '~ 150 g, weighed, layers from 14 in: we count 100 g as 16 in or longer',
  );
  expect(say({ halfInches: 40, shortest: 28, grams: 150, isWeighed: false, counted: 80 })[1]).toBe(
    '~ About 150 g, not weighed, layers from 14 in: we count 80 g',
  );
  // Layers that are all long enough count whole.
  expect(say({ shortest: 32 })[1]).toBe('70 g, weighed, all of it 16 in or longer');
});

test('the one that is unlike the others says why it may stand there, and they do not', () => {
  const wavy = { colour: 'black', texture: 'wavy' } as const;
  expect(say({ texture: 'wavy' })).toContain('Wavy goes with straight, you ticked both');
  expect(say({}, [...ALIKE, wavy] as never)).not.toContain('Straight goes with wavy, you ticked both');
  expect(say({ colour: 'brown' })).toContain('Brown goes with black, you ticked both');
  // Of two and two, or of one and one, each says it.
  expect(say({}, [wavy] as never)).toContain('Straight goes with wavy, you ticked both');
});
