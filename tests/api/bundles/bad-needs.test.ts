import { expect, test } from 'vitest';
import { openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openBundleSite());

test.each([
  [{ grams: '19' }, { grams: ['Enter 20 to 600 grams.'] }],
  [{ grams: '601' }, { grams: ['Enter 20 to 600 grams.'] }],
  [{ spread: '7' }, { spread: ['Hair more than 6 in apart does not go into one piece.'] }],
  [{ colour: '' }, { colour: ['Choose at least one colour.'] }],
  [{ to: '' }, { to: ['Say where it must be sent.'] }],
  [{ budget: '0' }, { budget: ['Enter a budget or leave it empty.'] }],
  [{ seller: 'asha' }, { seller: ['There is no such field.'] }],
])('%j is refused at its field', async (change: Record<string, string>, fields) => {
  const answer = await site.find(change);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual(fields);
});

test('black and red together is no fault: each set is all black or all red', async () => {
  await site.put([18, 90, 50]);
  await site.put([18, 90, 10], { colour: 'red' });
  const answer = await site.find({ colour: 'black,red' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json().proposals).toEqual([]);
});

test.each([
  [['one'], 'A bundle has 2 to 6 hanks.'],
  [['1', '2', '3', '4', '5', '6', '7'], 'A bundle has 2 to 6 hanks.'],
  [['1', '1'], 'Name each ad once.'],
])('a bundle of %j is none', async (members, sentence) => {
  const answer = await site.keep(members);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().fields).toEqual({ members: [sentence] });
});
