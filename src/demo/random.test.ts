import { expect, test } from 'vitest';
import { makeRandom, type Random } from './random.ts';

const draws = (random: Random, count = 4000) => Array.from({ length: count }, () => random.uniform(0, 1));
const mean = (list: number[]) => list.reduce((sum, each) => sum + each, 0) / list.length;

test('the same seed gives the same stream, another seed another', () => {
  expect(draws(makeRandom('a'))).toEqual(draws(makeRandom('a')));
  expect(draws(makeRandom('a'), 5)).not.toEqual(draws(makeRandom('b'), 5));
});

test('a fork does not depend on what was drawn before', () => {
  const [fresh, used] = [makeRandom(7), makeRandom(7)];
  draws(used, 100);
  expect(draws(used.fork('x'), 5)).toEqual(draws(fresh.fork('x'), 5));
  expect(draws(fresh.fork('x'), 5)).not.toEqual(draws(fresh.fork('y'), 5));
});

test('neighbouring seeds begin differently', () => {
  const firsts = Array.from({ length: 1000 }, (_, seed) => makeRandom(seed).uniform(0, 1));
  expect(mean(firsts)).toBeCloseTo(0.5, 1);
  expect(new Set(firsts.map((each) => Math.floor(each * 20))).size).toBe(20);
});

test('uniform fills its range evenly', () => {
  const list = draws(makeRandom(1)).map((each) => each * 10);
  expect(Math.min(...list)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...list)).toBeLessThan(10);
  expect(mean(list)).toBeCloseTo(5, 0);
});

test('normal and lognormal have the middle and the spread they were asked for', () => {
  const random = makeRandom(2);
  const normal = Array.from({ length: 4000 }, () => random.normal(21, 6));
  const lognormal = Array.from({ length: 4000 }, () => random.lognormal(0.18, 0.38));
  expect(mean(normal)).toBeGreaterThan(20.6);
  expect(mean(normal)).toBeLessThan(21.4);
  expect(Math.sqrt(mean(normal.map((each) => (each - 21) ** 2)))).toBeCloseTo(6, 0);
  expect(lognormal.toSorted((a, b) => a - b)[2000]).toBeCloseTo(Math.exp(0.18), 1);
});

test('picking by weight keeps to the weights and never picks nothing', () => {
  const random = makeRandom(3);
  const picks = Array.from({ length: 4000 }, () => random.pickByWeight({ often: 3, seldom: 1, never: 0 }));
  expect(picks.filter((pick) => pick === 'often').length / 4000).toBeCloseTo(0.75, 1);
  expect(picks).not.toContain('never');
  expect(() => random.pick([])).toThrow('nothing to pick');
});

test('shuffling loses nothing', () => {
  const list = Array.from({ length: 50 }, (_, place) => place);
  const mixed = makeRandom(4).shuffle(list);
  expect(mixed).not.toEqual(list);
  expect(mixed.toSorted((a, b) => a - b)).toEqual(list);
});
