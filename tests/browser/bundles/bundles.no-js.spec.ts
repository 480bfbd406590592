import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { bundlesOn, WIDE_NEED } from './bundles.ts';

test('without JavaScript: a need is asked, a set opened, swapped, kept and dropped', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'bela', baseURL ?? '');
  await page.goto(WIDE_NEED);
  const bundles = bundlesOn(page);
  await expect(bundles.sets).toHaveCount(3);

  await bundles.openNeed(true);
  await bundles.field('Weight').fill('90');
  await bundles.main.getByRole('checkbox', { name: 'All of one hair type' }).check();
  await bundles.press('Find');
  await expect(page).toHaveURL(/grams=90/);
  await expect(bundles.line).toContainText('90 g, 10 in or longer');
  await bundles.openNeed(true);
  await expect(bundles.main.getByRole('checkbox', { name: 'All of one hair type' })).toBeChecked();
  await bundles.main.getByText('4 more').click();
  await bundles.main.getByRole('checkbox', { name: 'Auburn' }).check();
  await bundles.press('Find');
  await expect(page).toHaveURL(/colour=auburn/);
  await bundles.openNeed(true);
  await expect(bundles.main.getByRole('checkbox', { name: 'Auburn' })).toBeChecked();
  await bundles.field('Weight').fill('9');
  await bundles.press('Find');
  await expect(page.getByRole('alert')).toHaveText('Enter 20 to 600 grams.');

  await page.goto(WIDE_NEED);
  await bundles.sets.nth(1).click();
  await expect(bundles.sets.nth(1)).toHaveAttribute('aria-current', 'true');
  await bundles.main.getByRole('link', { name: 'Swap A' }).click();
  await bundles.main
    .getByRole('link', { name: /^Take / })
    .first()
    .click();
  await expect(page).toHaveURL(/set=2&hanks=/);
  await bundles.main.getByRole('button', { name: 'Offer 10 % less to all' }).click();
  await expect(page).toHaveURL(/\/bundles\/[0-9a-f-]{36}\?off=10#offer$/);
  const offers = bundles.main.getByRole('region', { name: 'Offer less to all' });
  await offers.getByLabel(/^Percent below/).fill('20');
  await offers.getByRole('button', { name: 'See the offers' }).click();
  await expect(page).toHaveURL(/off=20/);
  await bundles.main.getByRole('button', { name: 'Delete this set' }).click();
  await expect(page).toHaveURL(/\/bundles$/);
});
