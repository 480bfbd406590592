import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';

const PASSWORD = 'violet kettle on the ninth stair';

test('without JavaScript: register, code, settings, logout, login, new password', async ({ page }) => {
  const name = `nojs-${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  await page.goto('/register');
  await page.getByRole('main').getByLabel('I want to sell').check();
  await page.getByRole('main').getByLabel('Display name').fill(name);
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByRole('main').getByLabel('Password').fill('short');
  await page.getByRole('main').getByLabel('Country').selectOption('IN');
  await page.getByRole('main').getByLabel('I am 18 or over').check();
  await page.getByRole('main').getByLabel('I have read and accept').check();
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page.getByText('Choose a password of at least 10 characters.').first()).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Display name')).toHaveValue(name);
  await expect(page.getByRole('main').getByLabel('I want to sell')).toBeChecked();
  await expect(page.getByRole('main').getByLabel('Password')).toHaveValue('');
  await page.getByRole('main').getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Open my account' }).click();

  await expect(page).toHaveURL(/\/verify\?email=/);
  await page
    .getByRole('main')
    .getByLabel('Code')
    .fill(await codeFor(page, email));
  await page.getByRole('button', { name: 'Open my account' }).click();
  await expect(page).toHaveURL(/\/payment\/$/);

  await page.goto('/seller/seller-profile/settings');
  await page.getByRole('main').getByLabel('Business name').fill('Long Braids');
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your changes are saved.')).toBeVisible();
  await expect(page.getByRole('main').getByLabel('Business name')).toHaveValue('Long Braids');

  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('You are logged out.')).toBeVisible();

  await page.goto('/forgot-password');
  await page.getByRole('main').getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send me a code' }).click();
  await expect(page.getByText('If this address has an account, a code is on its way.')).toBeVisible();
  await page
    .getByRole('main')
    .getByLabel('8-digit code')
    .fill(await codeFor(page, email, 8));
  await page.getByRole('main').getByLabel('New password').fill('nine orange umbrellas in a drawer');
  await page.getByRole('button', { name: 'Set my new password' }).click();
  await expect(page.getByText('Your new password is set.')).toBeVisible();
});

test('without JavaScript: a wrong password says so, the right one leads to where one wanted to go', async ({
  page,
}) => {
  await page.goto('/buyer/buyer-profile/settings');
  await expect(page).toHaveURL(/\/login\?next=/);
  await page.getByRole('main').getByLabel('E-mail').fill('bela@fairhank.test');
  await page.getByRole('main').getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The e-mail address or password is wrong.');
  await expect(page.getByRole('main').getByLabel('E-mail')).toHaveValue('bela@fairhank.test');
  await page.getByRole('main').getByLabel('Password').fill('demo-hair-market');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/buyer\/buyer-profile\/settings$/);
});

async function codeFor(page: Page, email: string, digits = 6): Promise<string> {
  const sign = new RegExp(`^\\d{${digits}}\\b`);
  let code = '';
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/dev/mail?to=${encodeURIComponent(email)}`, {
        headers: { accept: 'application/json' },
      });
      const { items } = (await answer.json()) as { items: { subject: string }[] };
      code = items.map(({ subject }) => sign.exec(subject)?.[0] ?? '').find(Boolean) ?? '';
      return code;
    })
    .toMatch(sign);
  return code;
}
