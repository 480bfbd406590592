import { expect, test } from '@playwright/test';
import { violations } from '#tests/support/browser/axe.ts';
import { stopClock } from '#tests/support/browser/stop-clock.ts';
import { openBundles, WIDE_NEED } from './bundles.ts';

test('the sum counts to its new value, which the page says at once', async ({ page }) => {
  await stopClock(page);
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    const bundles = await openBundles(page, WIDE_NEED);
    const sum = bundles.sum.locator('.bun-counted');
    const before = await sum.innerText();
    await bundles.main.getByRole('link', { name: 'Swap A' }).click();
    // The dearest of them stands last.
    await bundles.main
      .locator('.bun-swaps')
      .getByRole('link', { name: /^Take / })
      .last()
      .click();
    await expect(sum).not.toHaveText(before);
    const after = await sum.innerText();
    await expect(bundles.main.locator('.bun-bar')).toContainText(`about ${after}`);
    if (reducedMotion === 'no-preference') {
      await expect(sum).toHaveAttribute('data-counts', before);
      await page.clock.runFor(100);
      const seen = toNumber((await sum.getAttribute('data-counts')) ?? '');
      expect(seen).toBeGreaterThan(toNumber(before));
      expect(seen).toBeLessThanOrEqual(toNumber(after));
      await page.clock.runFor(250);
    }
    await expect(sum).not.toHaveAttribute('data-counts');
    await expect(sum).toHaveText(after);
  }
});

const toNumber = (money: string) => Number(money.replaceAll(/[^0-9.]/g, ''));

test('three colours stand in front, and those that are chosen; the others open, and none moves away', async ({
  page,
}) => {
  const bundles = await openBundles(page, WIDE_NEED);
  await bundles.openNeed(true);
  const colours = bundles.main.getByRole('group', { name: 'Colour' });
  const [more, red] = [colours.locator('summary'), colours.getByRole('checkbox', { name: 'Red' })];
  await expect(colours.getByRole('checkbox')).toHaveCount(3);
  await expect(more).toHaveText('4 more');
  await more.click();
  await expect(colours.getByRole('checkbox')).toHaveCount(7);
  await red.check();
  await expect(page).toHaveURL(/colour=black(?:,|%2C)brown(?:,|%2C)red/);
  await expect(more).toHaveText('4 more');
  await expect(red).toBeFocused();
  await more.click();
  await expect(more).toHaveText('3 more');
  await expect(red).toBeChecked();
  await red.uncheck();
  await expect(page).toHaveURL(/colour=black(?:,|%2C)brown(?:&|$)/);
  await expect(red).toBeFocused();
  expect(await violations(page, 'main')).toEqual([]);
});
