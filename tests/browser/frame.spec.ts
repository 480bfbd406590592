import { expect, type Page, test } from '@playwright/test';

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    window.scrollTo({ top: y, behavior: 'instant' });
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }, top);
/** From here on time passes only when the test says so. */
async function stopClock(page: Page) {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
}
const current = (page: Page) => page.locator('[data-message][data-current]');

test('the navigation sticks after more than 170 px, and not before', async ({ page }) => {
  await page.goto('/website-safety/');
  const nav = page.locator('[data-main-nav]');
  await scrollTo(page, 170);
  await expect(nav).not.toHaveAttribute('data-stuck');
  await expect(nav).toHaveCSS('position', 'relative');
  await scrollTo(page, 171);
  await expect(nav).toHaveAttribute('data-stuck');
  await expect(nav).toHaveCSS('position', 'sticky');
  expect((await nav.boundingBox())?.y).toBe(0);
  await scrollTo(page, 170);
  await expect(nav).not.toHaveAttribute('data-stuck');
});

test('the way to the top shows after more than 100 px, and leads there', async ({ page }) => {
  await page.goto('/website-safety/');
  const toTop = page.locator('[data-to-top]');
  await scrollTo(page, 100);
  await expect(toTop).toBeHidden();
  await scrollTo(page, 101);
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the banner', () => {
  test('turns every 5 s, is held by a hand, and goes on when it leaves', async ({ page, isMobile }) => {
    await stopClock(page);
    await page.goto('/terms');
    const texts = await page.locator('[data-message]').allInnerTexts();
    expect(texts).toHaveLength(3);
    await page.clock.runFor(4900);
    await expect(current(page)).toContainText('Do not cut your hair until payment has been received.');
    await page.clock.runFor(100);
    await expect(current(page)).toContainText('A mail is not money');
    await page.clock.runFor(5000);
    await expect(current(page)).toContainText('We never ask');
    await page.clock.runFor(5000);
    await expect(current(page)).toContainText('Do not cut');
    test.skip(isMobile, 'a phone has no resting hand');
    await page.locator('[data-banner]').hover();
    await page.clock.runFor(10_000);
    await expect(current(page)).toContainText('Do not cut');
    await page.mouse.move(600, 600);
    await page.clock.runFor(5000);
    await expect(current(page)).toContainText('A mail is not money');
  });

  test('stops at pause and goes on at play', async ({ page }) => {
    await stopClock(page);
    await page.goto('/terms');
    const pause = page.getByRole('button', { name: 'Pause the notices' });
    await pause.click();
    await expect(pause).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(15_000);
    await expect(current(page)).toContainText('Do not cut');
    await pause.click();
    await page.getByRole('heading', { level: 1 }).click();
    await page.mouse.move(200, 600);
    await page.clock.runFor(5000);
    await expect(current(page)).toContainText('A mail is not money');
  });

  test('stands still where the device asks for stillness, and can be stepped', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await stopClock(page);
    await page.goto('/terms');
    await page.clock.runFor(15_000);
    await expect(current(page)).toContainText('Do not cut');
    await page.getByRole('button', { name: 'Next notice' }).click();
    await expect(current(page)).toContainText('A mail is not money');
    await expect(page.locator('[data-messages]')).toHaveAttribute('aria-live', 'polite');
  });

  test('stays away once it is closed', async ({ page }) => {
    await page.goto('/terms');
    await page.getByRole('button', { name: 'Close the notices for 7 days' }).click();
    await expect(page).toHaveURL(/\/terms$/);
    await expect(page.locator('[data-banner]')).toHaveCount(0);
    await page.goto('/faq');
    await expect(page.locator('[data-banner]')).toHaveCount(0);
  });
});

test('the search opens by its button and by Ctrl K, asks /all-ads, and remembers', async ({ page }) => {
  await page.goto('/terms');
  const box = page.getByRole('dialog').getByRole('searchbox');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(box).toBeFocused();
  await box.fill('black');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/all-ads\?q=black/);
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog').getByRole('link', { name: 'black', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Forget them' }).click();
  await expect(page.getByText('Your last searches')).toBeHidden();
});

test('the menu of hair opens to a resting mouse after half a second and closes by Esc', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has the sheet');
  await stopClock(page);
  await page.goto('/terms');
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
});

test('a page that takes long gets a veil after 400 ms, and a way out after 10 s', async ({ page }) => {
  await stopClock(page);
  await page.goto('/terms');
  // The click is stopped behind the frame's script, so that the next page never comes.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
  const veil = page.locator('[data-loading]');
  await page.clock.runFor(399);
  await expect(veil).toBeHidden();
  await page.clock.runFor(1);
  await expect(veil).toBeVisible();
  await expect(page.getByText('Still working…')).toBeHidden();
  await page.clock.runFor(9600);
  await expect(page.getByText('Still working…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(300);
  await expect(veil).toBeHidden();
});

test('a toast is shown, leaves after its time, and a problem stays', async ({ page }) => {
  await stopClock(page);
  await page.goto('/terms');
  const raise = (detail: object) =>
    page.evaluate((each) => dispatchEvent(new CustomEvent('toast', { detail: each })), detail);
  await raise({ text: 'Logout successfully', ms: 2000 });
  await raise({ text: 'That did not work.', kind: 'problem' });
  await page.clock.runFor(1999);
  await expect(page.getByText('Logout successfully')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Logout successfully')).toBeHidden();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByText('That did not work.')).toBeHidden();
});

test('pages fade into each other in 0.3 s', async ({ page }) => {
  await page.goto('/terms');
  const rules = await page.evaluate(() =>
    [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText)).join('\n'),
  );
  expect(rules).toMatch(/@view-transition\s*\{\s*navigation:\s*auto/);
  expect(rules).toMatch(/::view-transition-new\(root\)\s*\{\s*animation-duration:\s*0?\.3s/);
});

test('the footer leads to 25–30 inches by its 25–30 link; on the observed site that link went to 20–25', async ({
  page,
}) => {
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: '25–30 in' })).toHaveAttribute(
    'href',
    '/hair-categories/hair-length/25-30-inches',
  );
  await expect(footer.locator('a[href^="/hair-categories/"]')).toHaveCount(19);
});

test('the theme is chosen at the foot of the page and stays', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/terms');
  await page.getByLabel('Colours').selectOption('dark');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.goto('/faq');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('questions narrow while somebody types, and a link opens its answer', async ({ page }) => {
  await page.goto('/faq#does-it-renew');
  await expect(page.getByText('It runs out on its day.')).toBeVisible();
  await page.getByLabel('Search the questions').pressSequentially('dyed');
  await expect(page.getByText('1 question', { exact: true })).toBeVisible();
  await expect(page.getByText('Can I sell hair that was dyed?')).toBeVisible();
  await expect(page.getByText('What does an ad cost?')).toBeHidden();
});
