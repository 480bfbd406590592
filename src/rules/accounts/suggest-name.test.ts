import { expect, test } from 'vitest';
import { username } from './account-schema.ts';
import { suggestName } from './suggest-name.ts';

test.each([
  [0, 0, 'bright-braid-1000'],
  [6, 3821, 'quiet-braid-4821'],
  [4_294_967_295, 4_294_967_295, 'kind-fern-6295'],
])('%i and %i suggest %s', (first, second, name) => expect(suggestName([first, second])).toBe(name));

test('whatever chance says, it is a name that may be taken', () => {
  for (let first = 0; first < 110; first += 1)
    expect(username.safeParse(suggestName([first, first * 83])).success).toBe(true);
});
