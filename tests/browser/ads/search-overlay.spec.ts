import { ready } from '../../support/browser/ready.ts';
import { expect, test } from '@playwright/test';

test(
  'the search opens by its button and by Ctrl K, asks /all-ads, and remembers',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/terms');
    await ready(page);
    const box = page.getByRole('dialog').getByRole('combobox');
    const button = page.getByRole('banner').getByRole('button', { name: 'Search' });
    await button.click();
    await expect(box).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(box).toBeFocused();
    await box.fill('black');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/all-ads\?q=black/);
    await expect(box, 'the overlay closes on leaving').toBeHidden();
    await page.keyboard.press('Meta+k');
    await expect(page.getByRole('dialog').getByRole('link', { name: 'black', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect(page.getByText('Recent searches')).toBeHidden();
  },
);

test(
  'the last five searches stay in the browser, and are sent nowhere',
  { tag: '@wide' },
  async ({ page }) => {
    const words = ['amber', 'brindle', 'copper', 'dusky', 'ebony', 'flaxen'];
    await page.goto('/terms');
    await ready(page);
    const box = page.getByRole('dialog').getByRole('combobox');
    for (const word of words) {
      await page.keyboard.press('Control+k');
      await box.fill(word);
      await box.press('Enter');
      await expect(page).toHaveURL(`/all-ads?q=${word}`);
      await expect(box).toBeHidden();
    }
    // The last list was asked for by its word, and what it still loads while it is left names it as where it comes from.
    await page.goto('/about');
    const sent: string[] = [];
    page.on('request', async (request) => {
      sent.push(request.url(), request.postData() ?? '', JSON.stringify(await request.allHeaders()));
    });
    await page.goto('/about');
    await ready(page);
    await page.keyboard.press('Control+k');
    const kept = page.getByRole('dialog').getByRole('link', { name: /^[a-z]+$/ });
    await expect(kept).toHaveText(words.toReversed().slice(0, 5));
    await page.goto('/privacy', { waitUntil: 'networkidle' });
    expect(sent.filter((each) => words.some((word) => each.includes(word)))).toEqual([]);
  },
);

test(
  'the search offers ways to end the words, by arrow keys too, and does without when they fail',
  { tag: '@wide' },
  async ({ page }) => {
    await page.goto('/terms');
    await ready(page);
    await page.keyboard.press('Control+k');
    const box = page.getByRole('dialog').getByRole('combobox');
    const rows = page.getByRole('dialog').getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await box.pressSequentially('b');
    await expect(rows).toHaveCount(0);
    await box.pressSequentially('l');
    await expect(rows.first()).toHaveText(/^black\s*\d+ ads?$/);
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    expect(await rows.count()).toBeLessThanOrEqual(8);
    await box.press('ArrowDown');
    await expect(rows.first()).toHaveAttribute('aria-selected', 'true');
    await expect(box).toHaveAttribute('aria-activedescendant', String(await rows.first().getAttribute('id')));
    await expect(box).toBeFocused();
    await box.press('Escape');
    await expect(rows).toHaveCount(0);
    await expect(box).toBeVisible();
    // An arrow while there is no list yet goes nowhere: the answer waits for it, else it might be there first.
    const pressed = Promise.withResolvers<undefined>();
    await page.route('**/api/search/suggest?q=bla', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await box.pressSequentially('a');
    await box.press('ArrowDown');
    pressed.resolve(undefined);
    await expect(rows.first()).toBeVisible();
    await box.press('ArrowDown');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/all-ads\?q=black$/);

    await page.route('**/api/search/suggest*', (route) => route.abort());
    await expect(box, 'the overlay closes on leaving').toBeHidden();
    await page.keyboard.press('Control+k');
    const failed = page.waitForEvent('requestfailed');
    await box.fill('red');
    await failed;
    await expect(rows).toHaveCount(0);
    await box.press('Enter');
    await expect(page).toHaveURL(/\/all-ads\?q=red$/);
  },
);
