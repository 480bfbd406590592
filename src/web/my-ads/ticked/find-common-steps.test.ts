import { expect, test } from 'vitest';
import type { AdEvent } from '#rules/ads/state.ts';
import { findCommonSteps } from './find-common-steps.ts';

const ad = (...allowed: AdEvent[]) => ({ allowed });
const live = ad('pause', 'mark-sold', 'delete');
const paused = ad('put-live', 'mark-sold', 'delete');
const paid = ad();

test('offered to the ticked ads is what each of them does', () => {
  const page = [live, paused, paid];
  expect(findCommonSteps([live], page)).toEqual(['pause', 'delete']);
  expect(findCommonSteps([paused, paused], page)).toEqual(['put-live', 'delete']);
  expect(findCommonSteps([live, paused], page)).toEqual(['delete']);
  expect(findCommonSteps([paused, paid], page)).toEqual([]);
});

test('while none is ticked it is what some ad of the page does', () => {
  expect(findCommonSteps([], [live, live])).toEqual(['pause', 'delete']);
  expect(findCommonSteps([], [live, paused, paid])).toEqual(['put-live', 'pause', 'delete']);
  expect(findCommonSteps([], [paid, paid])).toEqual([]);
});
