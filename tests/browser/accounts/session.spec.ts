import { expect, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { forgetSession, isSignedIn, logIn, logOut, openSilently, PASSWORD, savedIn } from './session.ts';

test('the login saves the address and half a device pass, never the password, and goes to the area', async ({
  page,
}) => {
  await logIn(page);
  await expect(page).toHaveURL(/\/seller\/seller-profile$/);
  const saved = await savedIn(page);
  expect(saved.email).toBe('asha@fairhank.test');
  expect(saved.password).toMatch(/^dp1_[\w-]{43}$/);
  const kept = JSON.stringify([
    await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    await page.context().cookies(),
    await page.content(),
  ]);
  expect(kept).not.toContain(PASSWORD);
});

test('the typed password is gone from the page while the answer is still on its way, and nothing keeps it', async ({
  page,
}) => {
  await page.goto('/login');
  await ready(page);
  let isSent = () => {};
  const sent = new Promise<void>((resolve) => (isSent = resolve));
  let goOn = () => {};
  await page.route('**/api/user/login', async (route) => {
    isSent();
    await new Promise<void>((resolve) => (goOn = resolve));
    await route.continue();
  });
  await page.getByRole('main').getByLabel('E-mail').fill('asha@fairhank.test');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await sent;
  const held = await page.evaluate(async () => ({
    fields: [...document.querySelectorAll('input')].map((input) => input.value),
    storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie, history.state, window.name],
    databases: await indexedDB.databases(),
    globals: Object.keys(window).map((key) => {
      try {
        return JSON.stringify((window as unknown as Record<string, unknown>)[key]);
      } catch {
        return '';
      }
    }),
  }));
  expect(JSON.stringify(held)).not.toContain(PASSWORD);
  goOn();
  await page.waitForURL(/\/seller\/seller-profile$/);
  expect(page.url() + (await page.content())).not.toContain(PASSWORD);
});

test('a login form that is sent before React took over keeps the browser signed in all the same', async ({
  page,
  context,
}) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login?next=/saved');
  await page.getByRole('main').getByLabel('E-mail').fill('asha@fairhank.test');
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/\/saved$/);
  const saved = await savedIn(page);
  expect(saved.password).toMatch(/^dp1_[\w-]{43}$/);
  expect(await page.content()).not.toContain(saved.password);
  await forgetSession(context);
  await openSilently(page, '/all-ads');
  await expect(isSignedIn(page)).toBeAttached();
});

test('somebody who wants to stay signed in nowhere leaves nothing behind, with or without script', async ({
  page,
}) => {
  for (const isPlain of [false, true]) {
    if (isPlain) await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/login');
    if (!isPlain) await ready(page);
    await page.getByLabel('E-mail').fill('asha@fairhank.test');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByLabel('Stay signed in on this device').uncheck();
    await page.unroute('**/assets/*.js');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(isSignedIn(page)).toBeAttached();
    expect(await savedIn(page)).toEqual({ email: null, password: null });
    await page.context().clearCookies();
  }
});

test('a login in one tab shows in the other, where what was typed stays', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/contact-us');
  await ready(other);
  await other.getByLabel('Your message').fill('Where does the hair come from?');
  await logIn(page);
  await expect(isSignedIn(other)).toBeAttached();
  await expect(other.getByLabel('Your message')).toHaveValue('Where does the hair come from?');
});

test('a wrong password is said in the form, which forgets it and keeps the address', async ({ page }) => {
  await page.goto('/login');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('bela@fairhank.test');
  await main.getByLabel('Password', { exact: true }).fill('not this one');
  await main.getByRole('button', { name: 'Log in' }).click();
  await expect(main.getByRole('alert')).toHaveText('The e-mail address or password is wrong.');
  await expect(main.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(main.getByLabel('E-mail')).toHaveValue('bela@fairhank.test');
  await expect(main.getByRole('button', { name: 'Log in' })).toBeEnabled();
});

test('logout: toast, both sides cleared, reload, and the other tab sees it', async ({ page, context }) => {
  await logIn(page);
  const other = await context.newPage();
  await other.goto('/all-ads');
  await ready(other);
  await expect(isSignedIn(other)).toBeAttached();
  await logOut(page);
  await expect(page.locator('#toast')).toHaveText('Logout successfully');
  await expect(page.locator('#toast')).toHaveText('You are logged out');
  await expect(isSignedIn(page)).not.toBeAttached();
  await expect(isSignedIn(other)).not.toBeAttached();
  expect(await savedIn(page)).toEqual({ email: null, password: null });
  expect(
    (await context.cookies()).map(({ name }) => name).filter((name) => /^(sid|dev|token|at|id)$/.test(name)),
  ).toEqual([]);
});

test('logout without a connection: it is said, nothing of the person is left, and they are out when it is back', async ({
  page,
  context,
}) => {
  await logIn(page);
  await page.goto('/all-ads');
  await ready(page);
  await page.getByRole('list', { name: 'Ads found' }).getByRole('heading').getByRole('link').first().click();
  await page.waitForFunction(() => localStorage.getItem('viewed') !== null);
  await page.waitForLoadState('networkidle');
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await context.setOffline(true);
  await logOut(page);
  await expect(page.locator('#toast')).toHaveText(
    'You are logged out in this browser, although we could not be reached.',
  );
  expect(await savedIn(page)).toEqual({ email: null, password: null });
  expect(await page.evaluate(() => localStorage.getItem('viewed'))).toBe(null);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  // Long enough to be read; then nothing of the page is left.
  await page.clock.runFor(4999);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(false);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.locator('#toast')).toHaveText('You are logged out');
  await expect(isSignedIn(page)).not.toBeAttached();
  await page.goto('/messages');
  await expect(page).toHaveURL(/\/login/);
});

test('where even the way out cannot be fetched, somebody reads that they are still logged in', async ({
  page,
}) => {
  await logIn(page);
  await page.route('**/assets/log-out-*.js', (route) => route.abort());
  await page.goto('/all-ads');
  await ready(page);
  await logOut(page);
  await expect(page.getByText('you are still logged in')).toBeVisible();
  expect((await savedIn(page)).password).not.toBe(null);
  await page.reload();
  await expect(isSignedIn(page)).toBeAttached();
});

test('the logout toast lasts two seconds; the page is loaded anew after one', async ({ page }) => {
  await logIn(page);
  let reloads = 0;
  // An answer without content leaves the page as it is, so that the whole toast can be seen.
  await page.route(page.url(), (route) => {
    reloads += 1;
    return route.fulfill({ status: 204 });
  });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await logOut(page);
  const toast = page.locator('#toast');
  await expect(toast).toHaveText('Logout successfully');
  await page.clock.runFor(999);
  expect(reloads).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => reloads).toBe(1);
  await page.clock.runFor(999);
  await expect(toast).toHaveText('Logout successfully');
  await page.clock.runFor(1);
  await expect(toast).toBeEmpty();
});
