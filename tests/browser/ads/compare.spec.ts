import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';

test.use({ locale: 'de-DE' });

test('a buyer in Germany finds three hanks that come to her and compares them in euros, in eight actions', async ({
  page,
}) => {
  let actions = 0;
  const tap = async (target: ReturnType<typeof page.getByRole>) => {
    actions += 1;
    await target.click();
  };
  const main = page.getByRole('main');
  await page.goto('/');
  await ready(page);
  await tap(main.getByRole('link', { name: /^See all \d+ ads/ }));
  await tap(main.getByRole('link', { name: 'Posts to my country' }));
  await expect(main.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
  await expect(main.getByRole('combobox', { name: 'Show prices in' })).toHaveValue('EUR');
  await tap(main.getByRole('button', { name: 'Save' }));
  await expect(page).toHaveURL(/\/all-ads$/);
  await tap(main.getByRole('checkbox', { name: 'Compare', exact: true }));
  const found = main.getByRole('list', { name: 'Ads found' }).getByRole('article');
  for (const place of [0, 1, 2]) {
    await expect(found.nth(place)).toContainText('Posts to you');
    await tap(found.nth(place).getByRole('checkbox', { name: /^Compare/ }));
  }
  await tap(main.getByRole('link', { name: 'Compare 3' }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 ads');
  const table = main.getByRole('table');
  await expect(table.getByRole('row', { name: /^Post to Germany/ })).not.toContainText('Not posted');
  for (const cell of await table
    .getByRole('row', { name: /^Price/ })
    .getByRole('cell')
    .allInnerTexts())
    expect(cell).toMatch(/€|Open to offers/);
  expect(actions).toBeLessThanOrEqual(8);
  // From here hair like these is put together.
  await expect(main.getByRole('link', { name: 'Plan a bundle' })).toHaveAttribute(
    'href',
    /^\/bundles\?length=\d/,
  );

  // What is taken away here is not chosen there any more; the rest is.
  await table
    .getByRole('link', { name: /^Remove/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 2 ads');
  await main.getByRole('link', { name: 'Add one more' }).click();
  await expect(main.getByRole('link', { name: 'Compare 2' })).toBeVisible();
});

test('a seventh is refused with a sentence', async ({ page }) => {
  await page.goto('/all-ads');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Compare', exact: true }).check();
  const ticks = main.getByRole('list', { name: 'Ads found' }).getByRole('checkbox', { name: /^Compare/ });
  for (const place of [0, 1, 2, 3, 4, 5]) await ticks.nth(place).check();
  await ticks.nth(6).click();
  await expect(page.getByText('You can compare 6 ads at a time.')).toBeVisible();
  await expect(ticks.nth(6)).not.toBeChecked();
});
