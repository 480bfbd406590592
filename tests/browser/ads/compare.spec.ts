import { expect, test } from '@playwright/test';
import { openHand } from '../../support/browser/counted-hand.ts';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test.use({ locale: 'de-DE' });

test('a buyer in Germany finds three hanks that come to her and compares them in euros, in eight actions', async ({
  page,
}) => {
  const hand = openHand(page);
  const main = page.getByRole('main');
  await page.goto('/');
  await ready(page);
  await hand.tap(main.getByRole('link', { name: /^See all \d+ ads/ }), 'all ads');
  await hand.tap(main.getByRole('link', { name: 'Posts to my country' }), 'posts to my country');
  await expect(main.getByRole('combobox', { name: 'Country' })).toHaveValue('DE');
  await expect(main.getByRole('combobox', { name: 'Show prices in' })).toHaveValue('EUR');
  await hand.tap(main.getByRole('button', { name: 'Save' }), 'save');
  await expect(page).toHaveURL(/\/all-ads$/);
  await hand.tap(main.getByRole('checkbox', { name: 'Compare', exact: true }), 'compare');
  const found = main.getByRole('list', { name: 'Ads found' }).getByRole('article');
  for (const place of [0, 1, 2]) {
    await expect(found.nth(place)).toContainText('Posts to you');
    await hand.tap(found.nth(place).getByRole('checkbox', { name: /^Compare/ }), `hank ${place + 1}`);
  }
  await hand.tap(main.getByRole('link', { name: 'Compare 3' }), 'compare 3');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare 3 ads');
  const table = main.getByRole('table');
  await expect(table.getByRole('row', { name: /^Post to Germany/ })).not.toContainText('Not posted');
  for (const cell of await table
    .getByRole('row', { name: /^Price/ })
    .getByRole('cell')
    .allInnerTexts())
    expect(cell).toMatch(/€|Open to offers/);
  expect(hand.done.length, hand.done.join('\n')).toBeLessThanOrEqual(8);
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

test('Offer beside a compared hank opens the form for an offer on that hank', async ({ page, baseURL }) => {
  await signIn(page, 'bela', baseURL ?? '');
  await page.goto('/all-ads');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('checkbox', { name: 'Compare', exact: true }).check();
  const cards = main.getByRole('list', { name: 'Ads found' }).getByRole('article');
  const open = cards.filter({ hasText: 'Offers' });
  for (const place of [0, 1])
    await open
      .nth(place)
      .getByRole('checkbox', { name: /^Compare/ })
      .check();
  await main.getByRole('link', { name: 'Compare 2' }).tap();
  const table = main.getByRole('table');
  const heads = table.getByRole('columnheader').filter({ has: page.getByRole('link', { name: /^Remove/ }) });
  const title = await heads.nth(1).getByRole('link').first().innerText();
  const offers = table.getByRole('row', { name: /^Next/ }).getByRole('link', { name: 'Offer' });
  await expect(offers).toHaveCount(2);
  await offers.nth(1).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make an offer');
  await expect(main.getByRole('link', { name: title })).toBeVisible();
  await expect(main.getByLabel(/^Your offer/)).toBeEditable();
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
