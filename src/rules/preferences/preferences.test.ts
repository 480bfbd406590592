import { expect, test } from 'vitest';
import { DEFAULT_PREFS, type Prefs, writePrefs } from './preferences.ts';
import { readPrefs } from './read-preferences.ts';

const chosen: Prefs = {
  lengthUnit: 'cm',
  weightUnit: 'oz',
  currency: 'INR',
  country: 'DE',
  theme: 'dark',
  view: 'compact',
  bannerClosedUntil: 1_800_000_000,
  bannerFoldedUntil: 1_800_000_001,
};

test('what was chosen comes back as it was', () => {
  expect(readPrefs(new URLSearchParams(writePrefs(chosen)))).toEqual(chosen);
  expect(readPrefs(new URLSearchParams(writePrefs(DEFAULT_PREFS)))).toEqual(DEFAULT_PREFS);
});

test('a part of it names only what it holds, also that something is not chosen any more', () => {
  expect(writePrefs({ lengthUnit: 'cm', currency: null })).toBe('length=cm&currency=');
  const part = new URLSearchParams(writePrefs({ currency: null, theme: 'light' }));
  expect(readPrefs(part, chosen)).toEqual({ ...chosen, currency: null, theme: 'light' });
});

test('a form changes only what it names', () => {
  expect(readPrefs(new URLSearchParams({ theme: 'light' }), chosen)).toEqual({ ...chosen, theme: 'light' });
  expect(readPrefs(new URLSearchParams({ currency: '' }), chosen).currency).toBeNull();
  expect(readPrefs(new URLSearchParams({ to: 'any' }), chosen).country).toBe('any');
});

test.each([
  '',
  'length=miles&weight=stone&currency=XYZ&theme=pink&view=sideways&to=ZZ&banner=soon',
  'banner=-1&folded=-1',
  'banner=1e99',
])('nonsense (%s) changes nothing', (text) =>
  expect(readPrefs(new URLSearchParams(text))).toEqual(DEFAULT_PREFS),
);
