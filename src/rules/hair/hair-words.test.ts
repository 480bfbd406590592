import { expect, test } from 'vitest';
import { findCategory, HAIR_CATEGORIES, LENGTH_LABELS } from './hair-words.ts';

test('there are nineteen categories with addresses and titles of their own', () => {
  expect(HAIR_CATEGORIES).toHaveLength(19);
  expect(new Set(HAIR_CATEGORIES.map((each) => each.url)).size).toBe(19);
  expect(new Set(HAIR_CATEGORIES.map((each) => each.title)).size).toBe(19);
});

test.each([
  [
    'length',
    '25-30-inches',
    '/hair-categories/hair-length/25-30-inches',
    '25–30 in',
    'Human hair, 25–30 inches',
  ],
  [
    'length',
    '30-inches-plus',
    '/hair-categories/hair-length/30-inches-plus',
    '30 in and over',
    'Human hair, 30 inches and over',
  ],
  [
    'colour',
    'white-and-grey',
    '/hair-categories/hair-colour/white-and-grey',
    'White & grey',
    'White & grey human hair',
  ],
  [
    'ethnicity',
    'middle-eastern',
    '/hair-categories/hair-ethnicity/middle-eastern',
    'Middle Eastern',
    'Middle Eastern hair',
  ],
])('%s %s', (group, value, url, label, title) => {
  expect(findCategory(group, value)).toEqual({ group, value, url, label, title });
});

test.each([
  ['colour', 'purple'],
  ['colour', 'indian'],
  ['weight', 'black'],
])('there is no %s %s', (group, value) => expect(findCategory(group, value)).toBeUndefined());

test('ranges are written with an en dash', () => expect(LENGTH_LABELS['20-25-inches']).toBe('20–25 in'));
