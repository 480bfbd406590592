import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { chooseCountry } from '../../support/browser/choose-country.ts';

test('on the first screen of a phone a list shows two whole ads', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [
    '/all-ads',
    '/all-ads?colour=black&sort=price',
    '/hair-categories/hair-length/20-25-inches',
  ]) {
    await page.goto(path);
    await ready(page);
    await expect(page.getByText('Do not cut your hair').first()).toBeInViewport({ ratio: 1 });
    const end = (await page.getByRole('navigation', { name: 'Shortcuts' }).boundingBox())?.y ?? 0;
    const boxes = await Promise.all(
      (await page.getByRole('main').getByRole('article').all()).slice(0, 4).map((card) => card.boundingBox()),
    );
    const whole = boxes.filter((box) => box && box.y >= 0 && box.y + box.height <= end);
    expect(whole.length, path).toBeGreaterThanOrEqual(2);
  }
});

test('what comes to one’s country: preset by a choice once, one tap off, and back by Back', async ({
  page,
}) => {
  // Nobody posts or sells from there while other specs run: what is counted stays.
  const quiet = '/all-ads?country=US&country=AE&country=VN';
  await page.goto(quiet);
  await ready(page);
  const main = page.getByRole('main');
  const count = main.getByRole('status').first();
  const all = await count.innerText();
  await chooseCountry(page, 'Germany', quiet);
  await expect(count).not.toHaveText(all);
  const fewer = await count.innerText();
  const cards = main.getByRole('list', { name: 'Ads found' }).getByRole('article');
  for (const text of await cards.allInnerTexts()) expect(text).toContain('Posts to you');
  await main.getByRole('link', { name: 'Remove Posts to Germany' }).click();
  await expect(page).toHaveURL(/[?&]to=any$/);
  await expect(count).toHaveText(all);
  await page.goBack();
  await expect(count).toHaveText(fewer);
  await main.getByRole('button', { name: /^Filter/ }).click();
  const germany = main.getByRole('checkbox', { name: 'Germany', exact: true });
  await expect(germany).toBeChecked();
  await germany.uncheck();
  await expect(count).toHaveText(all);
  await germany.check();
  await expect(count).toHaveText(fewer);
  await expect(page).not.toHaveURL(/to=/);
});
