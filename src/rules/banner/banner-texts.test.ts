import { expect, test } from 'vitest';
import { isWhereHairIsCut } from './banner-texts.ts';

test.each([
  ['/ad/1/brown-hair', true],
  ['/post-an-ad', true],
  ['/post-an-ad/check', true],
  ['/messages/1', true],
  ['/', false],
  ['/all-ads', false],
  ['/adverts', false],
  ['/terms', false],
])('%s: the rule stands whatever was closed: %s', (path, stands) =>
  expect(isWhereHairIsCut(path)).toBe(stands),
);
