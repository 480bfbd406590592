import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { stopClock } from '../../support/browser/stop-clock.ts';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);

test('the navigation sticks after more than 170 px, and not before', { tag: '@both' }, async ({ page }) => {
  await page.goto('/website-safety/');
  await ready(page);
  const nav = page.getByRole('banner');
  await scrollTo(page, 170);
  await expect(nav).toHaveCSS('position', 'relative');
  await scrollTo(page, 171);
  await expect(nav).toHaveCSS('position', 'sticky');
  expect((await nav.boundingBox())?.y).toBe(0);
  await scrollTo(page, 170);
  await expect(nav).toHaveCSS('position', 'relative');
});

test('the way to the top shows after more than 100 px, and leads there', async ({ page }) => {
  await page.goto('/website-safety/');
  await ready(page);
  const toTop = page.locator('a[aria-label="Back to top"]');
  await scrollTo(page, 100);
  await expect(toTop).toBeHidden();
  await scrollTo(page, 101);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test(
  'the menus hold all 19 categories with their figures, the guides and the calculator',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await page.goto('/terms');
    const menu = isMobile ? page.getByRole('navigation', { name: 'Menu' }) : page.getByRole('banner');
    if (isMobile) await page.getByRole('button', { name: 'Menu', exact: true }).click();
    const opens = isMobile
      ? ['Length', 'Colour', 'Hair type', 'Safety Guides']
      : ['Hair categories', 'Safety Guides'];
    const seen: string[] = [];
    for (const name of opens) {
      const summary = menu.locator('summary').filter({ hasText: name });
      await summary.focus();
      await page.keyboard.press('Enter');
      const links = await menu.locator('details[open] a').all();
      for (const link of links) {
        await expect(link).toBeVisible();
        const href = String(await link.getAttribute('href'));
        if (href.startsWith('/hair-categories/')) await expect(link).toHaveAccessibleName(/\d+ ads?$/);
        seen.push(href);
      }
      await page.keyboard.press('Enter');
    }
    expect(new Set(seen.filter((href) => href.startsWith('/hair-categories/'))).size).toBe(19);
    for (const guide of ['/website-safety/', '/how-to-buy-hair-online/', '/how-do-i-sell-my-hair-online/'])
      expect(seen).toContain(guide);
    await expect(menu.getByRole('link', { name: 'Hair Price Calculator' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Post an Ad' })).toHaveAttribute('href', /^\/register/);
  },
);

test('on a phone five ways lie under the thumb, and make room for the keyboard', async ({ page }) => {
  await page.goto('/terms');
  const bar = page.getByRole('navigation', { name: 'Shortcuts' });
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Post', 'Messages', 'Log in']);
  expect((await bar.boundingBox())?.height).toBe(56);
  await bar.getByRole('button', { name: 'Find' }).click();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(bar).toBeVisible();
  await page.goto('/contact-us');
  await page.getByLabel('Your message').focus();
  await expect(bar).toBeHidden();
});

test('whatever the keyboard reaches is never under the bar', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/faq');
  await scrollTo(page, 2000);
  await page.getByRole('contentinfo').getByRole('link').first().focus();
  for (let step = 0; step < 25; step++) {
    await page.keyboard.press('Shift+Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement?.getBoundingClientRect();
      const bar = document.querySelector('[data-main-nav]')?.getBoundingClientRect();
      if (!focused || !bar || document.activeElement?.closest('[data-main-nav]')) return false;
      return focused.top < bar.bottom && focused.bottom > bar.top;
    });
    expect(covered, `after ${step + 1} steps back`).toBe(false);
  }
});

test(
  'the menu of hair opens to a resting mouse after half a second and closes by Esc',
  { tag: '@wide' },
  async ({ page }) => {
    await stopClock(page);
    await page.goto('/terms');
    await ready(page);
    const summary = page.locator('summary').filter({ hasText: 'Hair categories' });
    const link = page.getByRole('banner').getByRole('link', { name: '25–30 in' });
    await summary.hover();
    await page.clock.runFor(499);
    await expect(link).toBeHidden();
    await page.clock.runFor(1);
    await expect(link).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(link).toBeHidden();
    await expect(summary).toBeFocused();
  },
);

test('the footer leads to 25–30 inches by its 25–30 link; on the observed site that link went to 20–25', async ({
  page,
}) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height, 'one screen of a phone').toBeLessThanOrEqual(740);
  await footer.locator('summary').filter({ hasText: 'Length' }).click();
  await expect(footer.getByRole('link', { name: '25–30 in' })).toHaveAttribute(
    'href',
    '/hair-categories/hair-length/25-30-inches',
  );
  await expect(footer.locator('a[href^="/hair-categories/"]')).toHaveCount(19);
});

test('what is chosen in one tab is not taken back by another that was open before', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/terms');
    await ready(tab);
  }
  const choices = (tab: Page) => tab.getByRole('form', { name: 'Display settings' });
  const kept = (tab: Page) => tab.waitForResponse('**/prefs');
  const first = kept(page);
  await choices(page).getByLabel('Currency').selectOption('EUR');
  await first;
  const second = kept(other);
  await choices(other).getByLabel('Lengths').selectOption('cm');
  await second;
  await page.goto('/about');
  await ready(page);
  await expect(choices(page).getByLabel('Currency')).toHaveValue('EUR');
  await expect(choices(page).getByLabel('Lengths')).toHaveValue('cm');
});

test('the theme is chosen at the foot of the page and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await ready(page);
  // It shows at once, and whoever leaves in the same moment, before we have heard of it, has it on the next page.
  await page.route('**/prefs', () => {});
  await page.getByLabel('Colours').selectOption('dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
