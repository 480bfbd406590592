import { expect, test } from '@playwright/test';
import { hairPhoto } from '../../support/photos/hair-photo.ts';
import { ready } from '../../support/browser/ready.ts';
import { beginDraft, listPhotos, openPhotoStep } from './photo-step.ts';

test('what is wrong stands on top as links, the first has the focus, and what is mended turns right at once', async ({
  page,
}) => {
  await page.goto('/register?next=/post-an-ad');
  await ready(page);
  const main = page.getByRole('main');
  await expect(main.getByLabel('I want to sell')).toBeChecked();
  await main.getByLabel('Display name').fill('x');
  await main.getByRole('button', { name: 'Open my account' }).tap();
  const links = main.getByRole('alert').getByRole('link');
  await expect(links.filter({ hasText: 'Choose a name of 3 to 30' })).toHaveAttribute('href', '#username');
  const name = main.getByLabel('Display name');
  await expect(name).toBeFocused();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const before = await links.count();
  await name.pressSequentially('yz');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(links).toHaveCount(before - 1);
  await links.filter({ hasText: '18 or over' }).tap();
  await expect(main.getByLabel(/I am 18 or over/)).toBeInViewport();
});

test('three fast presses are one wish, and a press right after a refusal is a new one', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => (sent += Number(request.method() === 'POST')));
  await page.goto('/register');
  await ready(page);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Open my account' })
    .evaluate(async (button: HTMLButtonElement) => {
      for (let presses = 0; presses < 3; presses += 1) button.click();
      // The very moment the answer is drawn, which no hand is quick enough for.
      const isRefused = () => document.querySelector('main [aria-invalid]') !== null;
      const { promise: refused, resolve } = Promise.withResolvers<void>();
      const watch = new MutationObserver(() => isRefused() && resolve());
      watch.observe(document, { subtree: true, attributes: true, childList: true });
      await refused;
      watch.disconnect();
      button.click();
    });
  await expect.poll(() => sent).toBe(2);
});

test('the hair step asks for what was answered; a fold opens where something in it is wrong; Change leads back', async ({
  page,
  baseURL,
}) => {
  await beginDraft(page, baseURL);
  const main = page.getByRole('main');
  const controls = main
    .locator('form')
    .locator('fieldset:visible, input:not([type=radio]):visible, select:visible');
  await expect(main.getByLabel('Weight', { exact: true })).toBeHidden();
  await main.getByRole('radio', { name: /^Already cut/ }).check();
  await expect(main.getByLabel('Weight', { exact: true })).toBeVisible();
  await expect(main.locator('summary').filter({ hasText: 'Who will cut it' })).toBeHidden();
  expect(await controls.count()).toBeLessThanOrEqual(12);
  await main.getByText('Layers, age and care').tap();
  await main.getByLabel(/Age of the hair/).fill('0.3');
  await main.getByText('Layers, age and care').tap();
  // What the save in the background says of it does not open again what somebody closed.
  await expect(main.getByText(/^Saved .*, except: .*Age of the hair/)).toBeVisible();
  await expect(main.getByLabel(/Age of the hair/)).toBeHidden();
  await main.getByRole('button', { name: 'Save and continue' }).tap();
  await expect(main.getByLabel(/Age of the hair/)).toBeFocused();
  await main.getByLabel(/Age of the hair/).fill('3');
  await main.getByRole('button', { name: 'Save and continue' }).tap();
  await expect(page.getByText('Step 3 of 4')).toBeVisible();

  await main.getByRole('link', { name: 'Check', exact: true }).tap();
  await main.getByRole('link', { name: 'Change: Condition' }).tap();
  await expect(main.getByLabel('Condition', { exact: true })).toBeInViewport();
  await main.getByLabel('Condition', { exact: true }).selectOption('excellent');
  await main.getByRole('button', { name: 'Save and go back to Check' }).tap();
  await expect(page).toHaveURL(/\/check\?.*#row-condition$/);
  await expect(main.getByRole('definition').filter({ hasText: 'Excellent' })).toBeInViewport();
});

test('photos come into sight, are turned once for one wish, and go on by themselves when the connection is back', async ({
  page,
  context,
  baseURL,
}) => {
  const { main, photos } = await openPhotoStep(page, baseURL);
  await ready(page);
  await main.getByLabel('Choose photos').setInputFiles(await hairPhoto('one.jpg'));
  await expect(photos).toHaveCount(1, { timeout: 15_000 });
  await expect(photos.first().locator('img')).toBeInViewport({ ratio: 0.9 });
  const picture = photos.first().locator('img');
  const size = async () => [await picture.getAttribute('width'), await picture.getAttribute('height')];
  const [width, height] = await size();
  await main.getByRole('button', { name: 'Rotate by a quarter turn: photo 1' }).dblclick();
  await expect.poll(size, { timeout: 15_000 }).toEqual([height, width]);
  await page.reload();
  await ready(page);
  expect(await size()).toEqual([height, width]);

  await context.setOffline(true);
  await main.getByLabel('Choose photos').setInputFiles(await hairPhoto('two.jpg'));
  await expect(main.getByRole('button', { name: 'Try two.jpg again' })).toBeVisible();
  await context.setOffline(false);
  await expect(listPhotos(page)).toHaveCount(2, { timeout: 15_000 });
});
