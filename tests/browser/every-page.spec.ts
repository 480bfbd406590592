import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const PAGES = [
  '/',
  '/all-ads',
  '/all-ads?q=unfindablewordindeed',
  '/hair-categories/hair-colour/black',
  '/about',
  '/faq?q=plan',
  '/contact-us',
  '/customer-service',
  '/customer-service/case',
  '/website-safety/',
  '/how-to-buy-hair-online/',
  '/how-do-i-sell-my-hair-online/',
  '/terms',
  '/privacy',
  '/accessibility',
  '/hair-price-calculator',
  '/prices',
  '/dev/mail',
  '/dev/ui',
  '/api/docs',
  '/no-such-page',
];
const WIDTHS = [320, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

test.describe.configure({ mode: 'parallel', timeout: 60_000 });
// The widths are set here, so one project is enough. Transitions would be caught half-way between two colours.
test.skip(({ isMobile }) => isMobile, 'the widths are set by the test itself');

for (const path of PAGES) {
  test(`${path}: for everybody, in light and dark, at 320, 768 and 1280 px, nothing from elsewhere`, async ({
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
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    expect([elsewhere, complaints]).toEqual([[], []]);
    await expectForEverybody(page);
    for (const width of [320, 360, 480, 640, 768, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      const scroll = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scroll, `at ${width} px`).toBeLessThanOrEqual(width);
    }
  });
}

test('an ad page too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/all-ads');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/ad\//);
  await expectForEverybody(page);
});

test('with the search, the menus and the veil open too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/terms');
  await page.locator('summary').filter({ hasText: 'Hair categories' }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 800 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.querySelector('[data-loading]')?.removeAttribute('hidden'));
  expect(await violations(page)).toEqual([]);
});

/** Loaded anew for each scheme: a switch under way leaves inherited colours behind for a moment. */
async function expectForEverybody(page: Page) {
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.reload();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      expect(await violations(page), `${colorScheme} at ${width} px`).toEqual([]);
    }
  }
}

const violations = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .setLegacyMode(true)
      .options({ resultTypes: ['violations'] })
      .analyze()
  ).violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
