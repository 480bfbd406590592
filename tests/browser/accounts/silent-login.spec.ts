import { expect, test } from '@playwright/test';
import { newPerson } from '#tests/support/browser/register-in-browser.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { answered, forgetSession, isSignedIn, logIn, openSilently, PASSWORD, savedIn } from './session.ts';

test('a plain password that an older page saved logs in once and is overwritten', async ({ page }) => {
  const said = page.waitForEvent('console', (message) => message.text() === 'No user data exists.');
  await page.goto('/all-ads');
  await said;
  await page.evaluate((password) => {
    localStorage.setItem('email', 'bela@fairhank.test');
    localStorage.setItem('password', password);
  }, PASSWORD);
  await openSilently(page, '/all-ads');
  await expect(isSignedIn(page)).toBeAttached();
  expect((await savedIn(page)).password).toMatch(/^dp1_/);
});

test('a page load signs in silently when the session has run out, and is not loaded a second time', async ({
  page,
  context,
}) => {
  await logIn(page);
  await forgetSession(context);
  let documents = 0;
  let logins = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
    if (request.url().endsWith('/api/user/login')) logins += 1;
  });
  await openSilently(page, '/all-ads');
  await expect(isSignedIn(page)).toBeAttached();
  await page.getByRole('contentinfo').locator('summary').filter({ hasText: 'Fairhank' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(isSignedIn(page)).toBeAttached();
  expect([documents, logins]).toEqual([1, 1]);
});

test('whoever came to a page of their own goes on to it once signed in silently', async ({
  page,
  context,
}) => {
  await logIn(page);
  await forgetSession(context);
  await page.goto('/seller/seller-profile/settings');
  await page.waitForURL(/\/seller\/seller-profile\/settings$/);
  await expect(isSignedIn(page)).toBeAttached();
});

test('a page that stays open for hours renews the session when it is used again', async ({ page }) => {
  await page.clock.install();
  await logIn(page);
  await page.goto('/all-ads');
  await ready(page);
  await page.clock.fastForward('01:01:00');
  const again = answered(page);
  await page.getByRole('contentinfo').locator('summary').filter({ hasText: 'Fairhank' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).first().click();
  expect(await (await again).json()).toMatchObject({ success: 1 });
});

test('an account that is closed: what was saved is wiped, and nothing is shown', async ({ page }) => {
  await logIn(page);
  await page.route('**/api/user/login', (route) =>
    route.fulfill({ json: { success: 2, reason: 'blocked' } }),
  );
  await page.goto('/all-ads');
  await expect.poll(() => savedIn(page)).toEqual({ email: null, password: null });
  await expect(page.locator('#toast')).toBeEmpty();
  await expect(page).toHaveURL(/\/all-ads$/);
});

test('whoever never chose a plan is led to the plans, once', async ({ page, context, baseURL }) => {
  const { email } = await newPerson(baseURL ?? '');
  await page.goto('/login');
  await ready(page);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill('violet kettle on the ninth stair');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/payment\/$/);
  await forgetSession(context);
  await openSilently(page, '/all-ads');
  await expect(page).toHaveURL(/\/payment\/$/);
  await ready(page);
  await openSilently(page, '/all-ads');
  await expect(isSignedIn(page)).toBeAttached();
  await expect(page).toHaveURL(/\/all-ads$/);
});

test('two tabs that open at once both stay signed in', async ({ page, context }) => {
  await logIn(page);
  await forgetSession(context);
  const other = await context.newPage();
  await Promise.all([openSilently(page, '/all-ads'), openSilently(other, '/')]);
  await expect(isSignedIn(page)).toBeAttached();
  await expect(isSignedIn(other)).toBeAttached();
  for (const tab of [page, other]) {
    await tab.reload();
    await ready(tab);
    await expect(isSignedIn(tab)).toBeAttached();
  }
  expect((await savedIn(page)).password).toMatch(/^dp1_/);
});

test('local storage copied to a stranger opens nothing there, and is wiped', async ({ page, browser }) => {
  await logIn(page);
  const saved = await savedIn(page);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto('/');
  await ready(stranger);
  await stranger.evaluate(({ email, password }) => {
    localStorage.setItem('email', email ?? '');
    localStorage.setItem('password', password ?? '');
  }, saved);
  const answer = answered(stranger);
  await stranger.reload();
  expect(await (await answer).json()).toEqual({ success: 0 });
  await expect.poll(() => savedIn(stranger)).toEqual({ email: null, password: null });
  await expect(isSignedIn(stranger)).not.toBeAttached();
  await page.reload();
  await expect(isSignedIn(page)).toBeAttached();
  await stranger.context().close();
});

test('a silent login that fails shows nothing, wipes nothing and leaves one record', async ({ page }) => {
  await logIn(page);
  const saved = await savedIn(page);
  await page.route('**/api/user/login', (route) => route.abort());
  const record = page.waitForRequest((request) => request.url().endsWith('/api/diagnostic/record'));
  await page.goto('/all-ads');
  expect((await record).postDataJSON()).toMatchObject({ data: { kind: 'silent-login-failed' } });
  await expect(page.locator('#toast')).toBeEmpty();
  expect((await savedIn(page)).email).toBe(saved.email);
});

test('a blank token abandons the login', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    localStorage.setItem('email', 'asha@fairhank.test');
    localStorage.setItem('password', 'dp1_x');
  });
  await page.route('**/api/user/login', (route) =>
    route.fulfill({
      json: {
        success: 1,
        loginDetails: { email: 'asha@fairhank.test', token: ' ', is_active: 0, subscription_type: 0 },
      },
    }),
  );
  const said = page.waitForEvent('console', (message) => message.text() === 'Token is invalid or empty!');
  await page.goto('/all-ads');
  await said;
  await expect(page).toHaveURL(/\/all-ads$/);
  expect((await savedIn(page)).password).toBe('dp1_x');
});
