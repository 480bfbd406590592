import { expect, test } from 'vitest';
import { isSameForAll } from './same-for-all.ts';

test.each([
  ['/', true],
  ['/all-ads', true],
  ['/hair-categories/hair-colour/black', true],
  ['/hair-categories/hair-colour', false],
  ['/ad/0191-a', true],
  ['/ad/0191-a/long-black-hair', true],
  ['/ad/0191-a/long-black-hair/more', false],
  ['/wanted', true],
  ['/wanted/mine', false],
  ['/website-safety/', true],
  ['/website-safety', false],
  ['/messages', false],
  ['/saved', false],
  ['/all-ads/x', false],
  ['/x/all-ads', false],
  ['/payment/', false],
])('%s is the same for all: %s', (path, isSame) => expect(isSameForAll(path)).toBe(isSame));
