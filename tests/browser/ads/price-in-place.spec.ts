import { expect, type Page, test } from '@playwright/test';
import { openHand } from '../../support/browser/counted-hand.ts';
import { violations } from '../../support/browser/axe.ts';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

const MY_ADS = '/seller/seller-profile?status=live';

const pen = (page: Page) => page.getByRole('main').getByRole('link', { name: /Change the price/ });
const field = (page: Page) => page.getByRole('main').getByLabel(/New price in/);

test('a price is changed where it stands: tap, type, save; what is refused is taken back with its sentence', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'asha', baseURL ?? '');
  await page.goto(MY_ADS);
  await ready(page);
  const row = page.getByRole('main').locator('[data-ad]').first();
  const before = (await pen(page).first().locator('b').textContent()) ?? '';
  await pen(page).first().tap();
  await expect(field(page)).toBeFocused();
  await field(page).fill('3333');
  await expect(row.getByText(/per gram\. (Hair like this sold here|By our price table)/)).toBeVisible();
  expect(await violations(page, 'main')).toEqual([]);

  // Not reached: what was shown at once is taken back, and what was typed is there to be sent again.
  await page.context().setOffline(true);
  await row.getByRole('button', { name: 'Save' }).tap();
  await expect(row.getByRole('alert')).toContainText('We could not be reached');
  await expect(field(page)).toHaveValue('3333');
  await expect(row.getByText(before, { exact: true })).toBeVisible();
  await page.context().setOffline(false);
  await field(page).fill('333300');
  await expect(row.getByRole('alert')).toHaveCount(0);
  await expect(row.getByText('Is a comma or a zero out of place?')).toBeVisible();
  await row.getByRole('button', { name: 'Save' }).tap();
  await expect(row.getByRole('alert')).toContainText('If the amount is right, confirm it.');
  await field(page).fill('3333');
  await row.getByRole('button', { name: 'Save' }).tap();
  await expect(row.getByText('₹3,333', { exact: true })).toBeVisible();
  await expect(page.getByText('The price is ₹3,333 now.')).toBeVisible();
  await expect(field(page)).toHaveCount(0);

  // Nothing in the way: two actions.
  const hand = openHand(page);
  await hand.tap(pen(page).first(), 'the price');
  await expect(field(page)).toBeFocused();
  await hand.typeAndSend(field(page), '3322');
  await expect(page.getByText('The price is ₹3,322 now.')).toBeVisible();
  expect(hand.done, hand.done.join('\n')).toHaveLength(2);

  // The same over the ad itself, in as few, and twice in a row.
  await row.getByRole('heading').getByRole('link').tap();
  await expect(page).toHaveURL(/\/ad\//);
  const over = page.getByRole('region', { name: 'Your ad' });
  for (const price of ['3344', '3355']) {
    const another = openHand(page);
    await another.tap(over.getByRole('link', { name: /Change the price/ }), 'the price');
    await expect(field(page)).toBeFocused();
    await another.typeAndSend(field(page), price);
    await expect(page.getByText(`The price is ₹3,3${price.slice(2)} now.`)).toBeVisible();
    await expect(field(page)).toHaveCount(0);
    expect(another.done, another.done.join('\n')).toHaveLength(2);
  }
  await over.getByRole('link', { name: /Change the price/ }).tap();
  await field(page).fill('3366');
  await over.getByRole('button', { name: 'Save', exact: true }).tap();
  await expect(page.getByText('The price is ₹3,366 now.')).toBeVisible();
});
