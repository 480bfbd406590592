import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { registerInBrowser } from '../../support/browser/register-in-browser.ts';

test('a seller is followed under the finger, stands among what was saved, and is let go there', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await page.goto('/all-ads');
  await page
    .getByRole('region', { name: 'Ads' })
    .getByRole('heading', { level: 3 })
    .getByRole('link')
    .first()
    .click();
  const seller = page.getByRole('complementary', { name: 'The seller' });
  const name = await seller.getByRole('link').first().innerText();
  await seller.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: `Follow ${name}`, exact: true }).click();
  await expect(page.getByText('We will tell you when they post new hair.')).toBeVisible();
  await page.goto('/saved');
  const followed = page.getByRole('region', { name: 'Sellers you follow' });
  await expect(followed.getByRole('link', { name })).toBeVisible();
  await followed.getByRole('button', { name: `Following ${name}` }).click();
  await expect(followed.getByRole('button', { name: `Follow ${name}`, exact: true })).toBeVisible();
  await expect(page.getByText('You no longer follow them.')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(followed).toBeHidden();
});

test('what was looked at is at hand in this browser, until somebody has it forgotten', async ({ page }) => {
  await page.goto('/all-ads');
  await ready(page);
  const links = page
    .getByRole('region', { name: 'Ads' })
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  const first = await links.first().getAttribute('href');
  await page.goto(first ?? '');
  await ready(page);
  const viewed = page.getByRole('list', { name: 'Recently viewed' });
  await page.waitForFunction(() => localStorage.getItem('viewed') !== null);
  await page.goto('/');
  await ready(page);
  await expect(viewed.getByRole('link')).toHaveCount(1);
  await expect(viewed.getByRole('link')).toHaveAttribute('href', first ?? '');
  await page.getByRole('button', { name: 'Forget these' }).click();
  await expect(viewed).toBeHidden();
  await page.reload();
  await ready(page);
  await expect(viewed).toBeHidden();
});

test('a saved search is renamed and paced where it stands', async ({ page, baseURL }) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await page.goto('/saved-searches?search=colour%3Dblack');
  await ready(page);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const search = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Black' }) });
  await expect(search).toBeVisible();
  // On a slow line the name is typed before the pace has arrived; sent at once, the later may come first and be taken back.
  let [letGo, onTheirWay, most] = [() => {}, 0, 0];
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/saved-searches.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    most = Math.max(most, (onTheirWay += 1));
    await typed;
    const response = await route.fetch();
    onTheirWay -= 1;
    return route.fulfill({ response });
  });
  const pace = search.getByLabel('Tell me about new ads');
  await pace.selectOption({ label: 'Once a week' });
  const name = search.getByLabel('Name');
  await name.fill('For the short wig');
  await name.press('Tab');
  letGo();
  const renamed = page.getByRole('link', { name: 'For the short wig' });
  await expect(renamed).toBeVisible();
  expect(most).toBe(1);
  await page.reload();
  await expect(renamed).toBeVisible();
  await expect(page.getByRole('listitem').getByLabel('Tell me about new ads')).toHaveValue('weekly');
});
