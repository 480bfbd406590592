import { expect, test } from 'vitest';
import { EXAMPLE_NEED } from './bundle-need.ts';
import { readStoredNeed } from './stored-need-schema.ts';

test('a need comes back as it was kept', () => {
  const kept = { ...EXAMPLE_NEED, spread: 0, country: 'IN', budget: { amount: 90_00, currency: 'INR' } };
  expect(readStoredNeed(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
});

test('what an older version did not know, or this one does not, is as usual', () => {
  const { isOnlyTied: _tied, parcel: _parcel, ...older } = EXAMPLE_NEED;
  expect(readStoredNeed({ ...older, order: 'oldest', country: 'ZZ', spread: 99 })).toEqual(EXAMPLE_NEED);
  expect(readStoredNeed({ ...EXAMPLE_NEED, textures: ['frizzy'] }).textures).toHaveLength(4);
  expect(readStoredNeed({})).toMatchObject({ grams: 170, ethnicities: [], budget: null });
});
