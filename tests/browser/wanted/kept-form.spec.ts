import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { wantedOn } from './wanted.ts';

const keptOn = (page: Page) => () => page.evaluate(() => Object.values(localStorage).join(' '));
const openOn = (page: Page) => async (path: string) => {
  await page.goto(path);
  await ready(page);
};

test('a half-typed request is kept for who typed it, until it is given up', async ({
  page,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  await signIn(page, 'bela', baseURL);
  const { main, note, press } = wantedOn(page);
  const [kept, open] = [keptOn(page), openOn(page)];
  const shortest = main.getByLabel('Shortest', { exact: true });
  await open('/wanted/new');
  await shortest.fill('23');
  await note.fill('For a fringe.');
  await expect.poll(kept).toContain('For a fringe.');

  // Somebody else at the same computer.
  await page.context().clearCookies();
  await signIn(page, 'asha', baseURL);
  await open('/wanted/new');
  await main.getByLabel('Grams at least', { exact: true }).fill('77');
  await expect.poll(kept).toContain('"77"');
  await expect(note).toHaveValue('');
  await page.context().clearCookies();
  await signIn(page, 'bela', baseURL);
  await open('/wanted/new');
  await expect(note).toHaveValue('For a fringe.');
  await expect(main.getByText('13 of 300 characters')).toBeVisible();

  // Other hair than last time is meant, also when it is loaded again.
  await open('/wanted/new?minLength=12');
  await note.fill('For a bun.');
  await expect.poll(kept).toContain('For a bun.');
  await expect(shortest).toHaveValue('12');
  await open('/wanted/new?minLength=12');
  await expect(note).toHaveValue('For a bun.');

  await press('Post the request');
  await expect(main.locator('#grams-problem')).toBeVisible();
  expect(await kept()).toContain('For a bun.');
  await main.getByRole('link', { name: 'Never mind' }).click();
  await expect(page).toHaveURL('/wanted');
  expect(await kept()).not.toContain('For a bun.');
});

test('a request that is there is kept no longer, and the next one is', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  const { main, note, press, fillIn, end } = wantedOn(page);
  const [kept, open] = [keptOn(page), openOn(page)];
  await open('/wanted/new');
  await fillIn('For a plait.');
  await main.getByLabel('Shortest', { exact: true }).fill('52');
  await main.getByLabel('Longest', { exact: true }).fill('54');
  await expect.poll(kept).toContain('For a plait.');
  await press('Post the request');
  await expect(page).toHaveURL(/\?done=posted$/);
  const { pathname, search } = new URL(page.url());
  await expect.poll(kept).not.toContain('For a plait.');

  await open('/wanted/new');
  await note.fill('For a knot.');
  await expect.poll(kept).toContain('For a knot.');
  await open(pathname + search);
  await end(pathname);
  await open('/wanted/new');
  await expect(note).toHaveValue('For a knot.');
});
