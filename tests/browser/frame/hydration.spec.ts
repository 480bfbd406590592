import { expect, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { listen } from './open-pages.ts';

// That React takes over every page there is without complaint is seen in every-page.spec.ts.
const DAY_MS = 86_400_000;

test('a clock that is a day ahead changes no letter', async ({ page, baseURL }) => {
  await page.clock.setFixedTime(Date.now() + DAY_MS);
  const complaints = listen(page, String(baseURL));
  for (const path of ['/', '/all-ads', '/prices', '/faq']) {
    await page.goto(path);
    await ready(page);
  }
  expect(complaints).toEqual([]);
});

test('where a letter differs the page is drawn anew, and our log hears of it', async ({ page }) => {
  await page.route('**/about', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/<h1[^>]*>/, '$&Changed on the way ');
    await route.fulfill({ response: answer, body });
  });
  const reported = page.waitForRequest('**/api/diagnostic/record');
  await page.goto('/about');
  expect((await reported).postDataJSON()).toMatchObject({ data: { kind: 'hydration' } });
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Changed on the way');
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test('where a file of script is missing the page stays as it is', async ({ page }) => {
  await page.route('**/assets/react-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.goto('/all-ads', { waitUntil: 'load' });
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
  await page.waitForURL('**/ad/**');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
