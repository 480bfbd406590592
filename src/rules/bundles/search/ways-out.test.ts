import { expect, test } from 'vitest';
import { NEED } from '#tests/support/bundles/hanks.ts';
import type { BundleNeed } from '../bundle-need.ts';
import { listWaysOut } from './ways-out.ts';

const words = (need: Partial<BundleNeed> = {}) => listWaysOut({ ...NEED, ...need }).map((way) => way.words);

test('three ways at most, the gentlest first', () => {
  expect(words()).toEqual(['With 4 in spread', 'With brown too', 'With curly too']);
  expect(words({ spread: 11 })).toEqual(['With 6 in spread', 'With brown too', 'With curly too']);
  expect(words({ spread: 12, colours: ['blonde'] })).toEqual(['With curly too', 'With hair types mixed']);
  expect(
    words({
      spread: 12,
      colours: ['white-and-grey'],
      textures: ['straight', 'wavy', 'curly', 'coily'],
      isOnlyCut: true,
    }),
  ).toEqual(['With hair that is not cut yet, too', 'With hair types mixed']);
  expect(words({ colours: ['red'] })[1]).toBe('With auburn too');
});

test('each way asks for everything else as before', () => {
  const [wider, colour] = listWaysOut(NEED);
  expect(wider?.need).toEqual({ ...NEED, spread: 8 });
  expect(colour?.need).toEqual({ ...NEED, colours: ['black', 'brown'] });
});
