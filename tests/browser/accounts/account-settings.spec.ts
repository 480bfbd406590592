import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { codeAt } from '#platform/secrets/totp.ts';
import { isSignedIn, logOut, openSilently } from './session.ts';

const PASSWORD = 'violet kettle on the ninth stair';

test('somebody new: shown password, plans, a new address, a second factor, and in again with both', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const name = `new-${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.com`;
  const main = page.getByRole('main');
  await page.goto('/register');
  await ready(page);
  await main.getByLabel('I want to buy').check();
  await main.getByLabel('Display name').fill(name);
  await main.getByLabel('E-mail').fill(email);
  const password = main.getByLabel('Password', { exact: true });
  await password.pressSequentially('vio');
  await expect(main.getByText('Too short: 7 more characters.')).toBeVisible();
  await password.fill(PASSWORD);
  await expect(main.getByText('Strong.')).toBeVisible();
  await main.getByRole('button', { name: 'Show' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await main.getByRole('button', { name: 'Hide' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await main.getByText('Do you buy for a business?').click();
  await main.getByLabel('What kind of buyer are you?').selectOption('salon');
  await main.getByLabel('Country').selectOption('IN');
  await main.getByLabel('I am 18 or over').check();
  await main.getByLabel('I have read and accept').check();
  await main.getByRole('button', { name: 'Open my account' }).click();

  await expect(main.getByRole('button', { name: /Send another code in \d+ seconds/ })).toBeDisabled();
  // All six digits are enough.
  await main.getByLabel('Code').fill(await codeFor(page.request, email));
  await expect(page).toHaveURL(/\/payment\/$/);
  expect(await savedEmail(page)).toBe(email);

  const fresh = `fresh-${email}`;
  await page.goto('/buyer/buyer-profile/settings');
  await ready(page);
  await main.getByLabel('New e-mail address').fill(fresh);
  await main.getByLabel('Your password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Send a code to the new address' }).click();
  await main.getByLabel('8-digit code').fill(await codeFor(page.request, fresh));
  await main.getByRole('button', { name: 'Change my address' }).click();
  await expect(main.getByText('Your e-mail address has been changed.')).toBeVisible();
  // What keeps this browser signed in has followed.
  expect(await savedEmail(page)).toBe(fresh);
  for (const cookie of ['sid', 'token']) await context.clearCookies({ name: cookie });
  await openSilently(page, '/all-ads');
  await expect(isSignedIn(page)).toBeAttached();

  await page.goto('/buyer/buyer-profile/settings');
  await ready(page);
  await main.getByRole('link', { name: 'Set it up' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Second factor');
  await main.getByLabel('Your password').fill(PASSWORD);
  await main.getByRole('button', { name: 'Set it up' }).click();
  const secret = fromBase32((await main.locator('code').first().textContent()) ?? '');
  const show = () => codeAt(secret, Math.floor(Date.now() / 30_000));
  await main.getByLabel('Code').fill(show());
  await main.getByRole('button', { name: 'Turn it on' }).click();
  await expect(main.locator('li code')).toHaveCount(10);
  const paper = (await main.locator('li code').first().textContent()) ?? '';
  await ready(page);

  await logOut(page);
  await expect(isSignedIn(page)).not.toBeAttached();
  await page.goto('/login?next=/saved');
  await ready(page);
  await logIn(page, fresh);
  await expect(main.getByText('Your password is correct.')).toBeVisible();
  await logIn(page, fresh, '000000');
  await expect(main.getByText('This code is wrong')).toBeVisible();
  await logIn(page, fresh, paper);
  await expect(page).toHaveURL(/\/payment\/$/);
});

test('a changed password leaves the form empty, and what is refused stays to be put right', async ({
  page,
  baseURL,
}) => {
  await registerInBrowser(page, baseURL ?? '', 1);
  await page.goto('/buyer/buyer-profile/settings');
  await ready(page);
  const main = page.getByRole('main');
  const [old, fresh] = [main.getByLabel('Current password'), main.getByLabel('New password')];
  const change = () => main.getByRole('button', { name: 'Change my password' }).click();
  await main.getByLabel('Business name').fill('Long Braids');
  await old.fill('not this one at all');
  await fresh.fill('nine orange umbrellas in a drawer');
  await change();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(fresh).toHaveValue('nine orange umbrellas in a drawer');
  await old.fill(PASSWORD);
  await change();
  await expect(main.getByText('Your password has been changed.')).toBeVisible();
  await expect(old).toHaveValue('');
  await expect(fresh).toHaveValue('');
  await expect(main.getByText('Strong.')).toBeHidden();
  // Another form of the page loses nothing by it.
  await expect(main.getByLabel('Business name')).toHaveValue('Long Braids');
});

async function logIn(page: Page, email: string, code?: string) {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(PASSWORD);
  if (code !== undefined) await main.getByLabel('Code from your app').fill(code);
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/user/login'));
  await main.getByRole('button', { name: 'Log in' }).click();
  await answered;
}

const savedEmail = (page: Page) => page.evaluate(() => localStorage.getItem('email'));

async function codeFor(request: APIRequestContext, email: string): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const to = `/dev/mail?to=${encodeURIComponent(email)}`;
      const answer = await request.get(to, { headers: { accept: 'application/json' } });
      const { items } = (await answer.json()) as { items: { subject: string }[] };
      code = items.map(({ subject }) => /^\d{6,8}\b/.exec(subject)?.[0] ?? '').find(Boolean) ?? '';
      return code;
    })
    .toMatch(/^\d+$/);
  return code;
}

function fromBase32(key: string): Buffer {
  const bits = [...key.replaceAll(' ', '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
