import { afterEach, expect, test } from 'vitest';
import { inTurn } from '#market/bundles/find/take-turns.ts';
import { NEED, openBundleSite } from '#tests/support/bundles/bundle-site.ts';
import { useOpened } from '#tests/support/site/use-opened.ts';

const site = useOpened(() => openBundleSite({ pages: true }));
afterEach(async () => {
  await site.db.deleteFrom('bundles').execute();
  await site.clear();
});

const toPath = (more: Record<string, string> = {}) =>
  `/bundles?${new URLSearchParams({ ...NEED, ...more }).toString()}`;
const read = async (path: string, who?: 'bela') => {
  const answer = await site.get(path, who);
  return { answer, text: answer.body.replaceAll('<!-- -->', '').replaceAll('&#x27;', '’') };
};
const show = async (more: Record<string, string> = {}) => (await read(toPath(more))).text;

test('machines keep no page of a need, and are told not to ask for one', async () => {
  for (const path of ['/bundles', toPath()])
    expect((await read(path)).text, path).toContain('<meta name="robots" content="noindex');
  const robots = (await site.get('/robots.txt')).body;
  for (const path of ['/bundles?', '/bundles/']) expect(robots).toContain(`Disallow: ${path}\n`);
});

test('a hank that is enough by itself stands on top of the sets', async () => {
  await site.put([18, 90, 50]);
  await site.put([18, 80, 40]);
  await site.put([18, 200, 120]);
  const page = await show();
  const [alone, sets] = ['These are enough by themselves', 'Sets that go together'].map((words) =>
    page.indexOf(words),
  );
  expect(alone).toBeGreaterThan(0);
  expect(sets).toBeGreaterThan(alone ?? 0);
});

test('two of one seller may come in one parcel', async () => {
  const sellerId = site.people.asha.id;
  for (const grams of [90, 80]) await site.put([18, grams, 40], { sellerId });
  expect(await show()).toContain('Two or more are from asha. Ask for one parcel.');
});

test('colours that do not go together are asked for together, and the page says what comes of it', async () => {
  for (const colour of ['black', 'red'] as const) await site.put([18, 90, 40], { colour });
  const { answer, text } = await read(toPath({ colour: 'black,red' }));
  expect(answer.statusCode).toBe(200);
  expect(text).toContain('Colours that do not go together are never mixed in one set.');
});

test('where nothing is found, at most three ways out lead to what they name', async () => {
  await site.put([16, 90, 40]);
  await site.put([20, 90, 44]);
  await site.put([16, 90, 50], { colour: 'brown' });
  await site.put([16, 90, 55], { texture: 'wavy' });
  await site.put([16, 90, 60], { ethnicity: 'asian' });
  const page = await show({ texture: 'straight' });
  const [, none = ''] = page.split('<h2 id="none">');
  const ways = [...none.matchAll(/<li><a href="([^"]+)">([^<]+): \$(\d+)<\/a>/g)];
  expect(ways.map(([, , words]) => words)).toEqual(['With 4 in spread', 'With brown too', 'With wavy too']);
  for (const [, href = '', , total] of ways) {
    const { text } = await read(href.replaceAll('&amp;', '&'));
    expect(text).toContain('Sets that go together');
    expect(text).toContain(`<strong>$${total}</strong>`);
  }
});

test('where all are too light, the page says how much the heaviest give', async () => {
  for (const grams of [50, 40]) await site.put([18, grams, 40]);
  expect(await show()).toContain('Six hanks give at most 90 g.');
});

test('where the budget is too small, the page says what the cheapest set costs', async () => {
  for (const grams of [90, 80]) await site.put([18, grams, 45]);
  expect(await show({ budget: '100' })).toContain('The cheapest set costs about $110.');
});

test('ads without a price are counted, and a link leads to hair like them', async () => {
  const unpriced = await site.put([18, 90, 50], { price: null, open_to_offers: true });
  const page = await show();
  expect(page).toContain('1 more ad would fit but names no price.');
  const [, href = ''] = /<a href="([^"]+)">See hair like this/.exec(page) ?? [];
  expect((await read(href.replaceAll('&amp;', '&'))).text).toContain(`/ad/${unpriced}`);
});

test('while many are planning the page says so, says when to return, and keeps what was asked', async () => {
  let finish = () => {};
  const held = new Promise<void>((resolve) => (finish = resolve));
  const busy = Array.from({ length: 22 }, () => inTurn(() => held));
  const { answer, text } = await read(toPath({ grams: '123' }));
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(text).toContain('Many people are planning bundles right now.');
  expect(text).toMatch(/<input[^>]*name="grams"[^>]*value="123"/);
  finish();
  await Promise.all(busy);
});

test('what the plan does not keep is said, and the set stays', async () => {
  const members = [await site.put([18, 90, 50]), await site.put([18, 80, 40])];
  for (const grams of ['150', '155', '160']) {
    const kept = await site.keep(members, { need: { ...NEED, grams } });
    expect(kept.statusCode, kept.body).toBe(200);
  }
  const fields = { intent: 'keep', name: 'Wig', need: new URLSearchParams(NEED).toString() };
  const sent = await site.postForm(toPath(), { ...fields, members: members.join(',') }, 'bela');
  expect(sent.statusCode).toBe(402);
  expect(sent.body).toContain('Your plan keeps 3 bundles. Drop one first.');
  expect(sent.body).toContain('Sets that go together');
});
