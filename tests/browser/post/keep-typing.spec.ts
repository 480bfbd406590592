import { expect, type Page, test } from '@playwright/test';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test.beforeEach(({ page, baseURL }) => signIn(page, 'asha', baseURL ?? ''));

/** A draft without photos, at the hair step. */
async function beginDraft(page: Page) {
  await page.goto('/post-an-ad/photos');
  await page.getByRole('button', { name: 'Continue, photos later' }).click();
  await expect(page.getByText('Step 2 of 4')).toBeVisible();
}
const notSent = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/post-an-ad/save'));
const saved = (page: Page) => page.getByRole('main').getByText(/^Saved \d\d:\d\d/);

test('every change is saved, a lost connection costs nothing, and neither does a lost session', async ({
  page,
  context,
  isMobile,
}) => {
  test.skip(isMobile, 'the same script');
  const main = page.getByRole('main');
  const length = main.getByLabel('Length', { exact: true });
  const weight = main.getByLabel('Weight', { exact: true });
  await beginDraft(page);
  await main.getByRole('radio', { name: 'Already cut' }).check();
  await length.fill('long');
  await expect(main.getByText(/except: Length/)).toBeVisible();
  await length.fill('28');
  await expect(main.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(length).toHaveValue('28 in');

  await test.step('no connection', async () => {
    await context.setOffline(true);
    const typed = notSent(page);
    await weight.fill('160');
    await typed;
    await expect(main.getByText('No connection.')).toBeVisible();
    const pressed = notSent(page);
    await main.getByRole('button', { name: 'Save and continue' }).click();
    // Were it sent only once there is a connection again, it would rightly go on to the next step.
    await pressed;
    await expect(weight).toHaveValue('160');
    await expect(page).toHaveURL(/\/post-an-ad\/hair/);
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await expect(main.getByText('No connection.')).toBeHidden();
    await page.reload();
    await expect(weight).toHaveValue('160 g');
  });

  await test.step('closed while there was no connection', async () => {
    await context.setOffline(true);
    await weight.fill('170');
    await expect(main.getByText('No connection.')).toBeVisible();
    const { href } = new URL(page.url());
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(href);
    // The page that was left may have saved it as soon as there was a connection: then it comes with its unit.
    const alreadySaved = main.locator('input[value="170 g"]');
    await expect(saved(page).or(alreadySaved).first()).toBeVisible();
    await page.reload();
    await expect(weight).toHaveValue('170 g');
  });

  await test.step('logged out meanwhile', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('password'));
    await length.fill('30 in');
    await main.getByRole('link', { name: 'Log in and continue here' }).click();
    await logIn(page);
    await expect(page).toHaveURL(/\/post-an-ad\/hair/);
    await expect(length).toHaveValue('30 in');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await expect(length).toHaveValue('30 in');
  });
});

async function logIn(page: Page) {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill('asha@fairhank.test');
  await main.getByLabel('Password', { exact: true }).fill('demo-hair-market');
  await main.getByRole('button', { name: 'Log in' }).click();
}
