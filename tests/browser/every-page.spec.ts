import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PAGES = [
  '/',
  '/all-ads',
  '/hair-categories/hair-colour/black',
  '/dev/mail',
  '/api/docs',
  '/no-such-page',
];

for (const path of PAGES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`${path} in ${colorScheme}: readable by everybody, nothing from elsewhere, nothing wider than the screen`, async ({
      page,
      baseURL,
    }) => {
      const elsewhere: string[] = [];
      const complaints: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(String(baseURL)) && !request.url().startsWith('data:'))
          elsewhere.push(request.url());
      });
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().includes('404')) complaints.push(message.text());
      });
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      expect(elsewhere).toEqual([]);
      expect(complaints).toEqual([]);
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
      for (const width of [320, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scroll, `at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
  }
}

test('an ad page too', async ({ page }) => {
  await page.goto('/all-ads');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ad\//);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
