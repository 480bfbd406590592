import { expect, test } from 'vitest';
import { cutAtMoments, markMoment } from './marked-moment.ts';

test('a sentence is cut at its moments, and is whole where it has none', () => {
  const at = '2026-11-19T14:05:00.000Z';
  expect(cutAtMoments(`Post by ${markMoment(at)}, or not.`)).toEqual(['Post by ', at, ', or not.']);
  expect(cutAtMoments('Wait.')).toEqual(['Wait.']);
});
