import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { beginDraft } from './photo-step.ts';
import { NEW_PASSWORD } from '../../support/browser/register-in-browser.ts';

const notSent = (page: Page) =>
  page.waitForEvent('requestfailed', (request) => request.url().includes('/post-an-ad/save'));
const saved = (page: Page) => page.getByRole('main').getByText(/^Saved \d\d:\d\d/);

test('every change is saved, a lost connection costs nothing, and neither does a lost session', async ({
  page,
  context,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const length = main.getByLabel('Length', { exact: true });
  const weight = main.getByLabel('Weight', { exact: true });
  const { email } = await beginDraft(page, baseURL);
  await main.getByRole('radio', { name: 'Already cut' }).check();
  await length.fill('long');
  await expect(main.getByText(/except: Length/)).toBeVisible();
  await length.fill('28');
  await expect(main.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await ready(page);
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
    await ready(page);
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
    await ready(page);
    await expect(weight).toHaveValue('170 g');
  });

  await test.step('logged out meanwhile', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.removeItem('password'));
    await length.fill('30 in');
    await main.getByRole('link', { name: 'Log in and continue here' }).click();
    await logIn(page, email);
    await expect(page).toHaveURL(/\/post-an-ad\/hair/);
    await expect(length).toHaveValue('30 in');
    await expect(saved(page)).toBeVisible();
    await page.reload();
    await ready(page);
    await expect(length).toHaveValue('30 in');
  });
});

test(
  'what is said of a field that was just left does not move what is being pressed',
  { tag: '@wide' },
  async ({ page, baseURL }) => {
    const main = page.getByRole('main');
    const length = main.getByLabel('Length', { exact: true });
    const tick = main.getByLabel(/I agree that the hair type/);
    await beginDraft(page, baseURL);
    for (const name of [/^Already cut/, /^Indian/]) await main.getByRole('radio', { name }).check();
    await length.pressSequentially('long');
    await expect(main.getByText(/except: Length/)).toBeVisible();
    await tick.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await tick.boundingBox()) ?? {};
    await page.mouse.move(x + width / 2, y + height / 2);
    await page.mouse.down();
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    await page.mouse.up();
    await expect(tick).toBeChecked();
    await expect(length).toHaveAttribute('aria-invalid', 'true');
  },
);

test('in two tabs: nothing is overwritten unseen, and what was never sent is offered again', async ({
  page,
  context,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const length = main.getByLabel('Length', { exact: true });
  await beginDraft(page, baseURL);
  const other = await context.newPage();
  await other.goto(page.url());
  await ready(other);
  await other.getByRole('main').getByLabel('Length', { exact: true }).fill('24');
  await expect(saved(other)).toBeVisible();
  await length.fill('30 in');
  await expect(main.getByText(/This ad was changed in the meantime/).first()).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(length).toHaveValue('24 in');
  await expect(main.getByText(/You typed something here on this device that was never sent/)).toBeVisible();
  await main.getByRole('button', { name: 'Use what I typed' }).click();
  await expect(length).toHaveValue('30 in');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await ready(page);
  await expect(length).toHaveValue('30 in');
});

test('a link to another step waits for what was typed last, and without a connection the step stays', async ({
  page,
  context,
  baseURL,
}) => {
  const main = page.getByRole('main');
  const length = main.getByLabel('Length', { exact: true });
  await beginDraft(page, baseURL);
  await length.fill('26');
  await main.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(main.getByRole('definition').filter({ hasText: '26 in' })).toBeVisible();
  await main.getByRole('link', { name: 'Hair', exact: true }).click();
  await expect(length).toHaveValue('26 in');
  await context.setOffline(true);
  await main.getByRole('link', { name: 'Check', exact: true }).click();
  await expect(main.getByText('No connection.')).toBeVisible();
  await expect(length).toHaveValue('26 in');
  await context.setOffline(false);
  await expect(main.getByText('No connection.')).toBeHidden();
});

async function logIn(page: Page, email: string) {
  const main = page.getByRole('main');
  await main.getByLabel('E-mail').fill(email);
  await main.getByLabel('Password', { exact: true }).fill(NEW_PASSWORD);
  await main.getByRole('button', { name: 'Log in' }).click();
}
