import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { chooseCountry } from '../../support/browser/choose-country.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';
import { swipe, touchScreen } from '../../support/browser/touch.ts';

test(
  'the photos: another one at once, a closer look by keys, and Back closes it',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    await openFirstAd(page);
    const main = page.getByRole('main');
    const large = main.getByRole('list', { name: 'Large photos' });
    const photo = (place: number) =>
      large.getByRole('link', { name: new RegExp(`Photo ${place} of \\d\\. View larger`) });
    const asked: string[] = [];
    page.on('request', (request) => {
      const isPage = ['document', 'fetch'].includes(request.resourceType());
      if (isPage && /\.data|\/ad\//.test(new URL(request.url()).pathname)) asked.push(request.url());
    });
    if (isMobile) await swipe(page, large);
    else await main.getByRole('list', { name: 'Photos', exact: true }).getByRole('link').nth(1).click();
    await expect(photo(2)).toBeInViewport({ ratio: 0.9 });
    await expect(page).toHaveURL(/photo=2/);

    const closer = page.getByRole('dialog', { name: 'Photo, enlarged' });
    await photo(2).click();
    await expect(closer.getByText(/^Photo 2 of \d/)).toBeVisible();
    await expect(closer.getByRole('img')).toHaveJSProperty('complete', true);
    await page.keyboard.press('ArrowLeft');
    await expect(closer.getByText(/^Photo 1 of \d/)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(closer).toBeHidden();

    await photo(1).click();
    await expect(closer).toBeVisible();
    await page.goBack();
    await expect(closer).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked, 'photos need no page').toEqual([]);
    if (!isMobile) await expect(main.getByRole('button', { name: 'Share' })).toBeVisible();
  },
);

test('a closer look follows the fingers: a double tap, two fingers apart, and a swipe to the next', async ({
  page,
}) => {
  await openFirstAd(page);
  await page.getByRole('main').getByRole('list', { name: 'Large photos' }).getByRole('link').first().click();
  const closer = page.getByRole('dialog', { name: 'Photo, enlarged' });
  const picture = closer.getByRole('img');
  await expect(picture).toHaveJSProperty('complete', true);
  const scale = () => picture.evaluate((image) => new DOMMatrix(getComputedStyle(image).transform).a);
  const fingers = await touchScreen(page);
  const twice = async () => {
    await fingers.tap([180, 300]);
    await fingers.tap([180, 300]);
  };
  await twice();
  expect(await scale()).toBe(2.5);
  await twice();
  expect(await scale()).toBe(1);
  await fingers.down([160, 300], [200, 300]);
  await fingers.move([100, 300], [260, 300]);
  await fingers.up();
  expect(await scale()).toBeGreaterThan(3);
  await twice();
  await fingers.down([300, 300]);
  await fingers.move([120, 310]);
  await fingers.up();
  await expect(closer.getByText(/^Photo 2 of \d/)).toBeVisible();
});

test('on the first screen of a phone: price, length, weight, and whether it comes to one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await chooseCountry(page, 'Germany');
  await openFirstAd(page);
  const main = page.getByRole('main');
  // As it stands at first, or folded after a few pages.
  const rule = page.getByText('Do not cut your hair').filter({ visible: true });
  await expect(rule.first()).toBeInViewport({ ratio: 1 });
  const bar = await main.getByRole('link', { name: 'Message' }).boundingBox();
  for (const shown of [
    main.getByRole('heading', { level: 1 }),
    main.locator('strong').first(),
    main.getByText(/^\d+(\.\d)? in \/ \d+ cm$/).first(),
    main.getByText(/^(about )?\d+ g$/).first(),
    main.getByText(/^(Posts|Not posted) to Germany/),
  ]) {
    const box = await shown.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 1e9), await shown.innerText()).toBeLessThanOrEqual(bar?.y ?? 0);
  }
  await main.getByRole('link', { name: 'Offer' }).click();
  const asked = main.getByRole('button', { name: /^Offer the asking price/ });
  await expect(main.getByLabel(/^Your offer/).or(asked)).toBeFocused();
});

test('on the photo of a phone: back to where one came from, or to the list of such hair, and sharing', async ({
  page,
}) => {
  await openFirstAd(page);
  const back = page.getByRole('main').getByRole('link', { name: 'Back', exact: true });
  await expect(page.getByRole('button', { name: 'Share this ad' })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL(/all-ads\?colour=black$/);
  await page.goForward();
  await page.reload();
  await ready(page);
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  await ready(page);
  await back.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/black/i);
  await expect(page).toHaveURL(/hair-colour\/black$/);
});

test('units, currency, theme and view follow the hand at once and stay', async ({ page }) => {
  await openFirstAd(page);
  const main = page.getByRole('main');
  await expect(main.getByText(/^\d+(\.\d)? in \/ \d+ cm$/).first()).toBeVisible();
  const choices = page.getByRole('form', { name: 'Display settings' });
  await expect(choices.getByRole('button', { name: 'Save' })).toHaveCount(0);
  // The answers are kept back: what was chosen shows before anybody has heard of it, and none of it is lost.
  const chosen = Promise.withResolvers<undefined>();
  await page.route('**/prefs', async (route) => {
    await chosen.promise;
    await route.continue();
  });
  await choices.getByLabel('Lengths').selectOption('cm');
  await choices.getByLabel('Colours').selectOption('dark');
  await choices.getByLabel('Currency').selectOption('EUR');
  await expect(main.getByText(/^\d+ cm \/ \d+(\.\d)? in$/).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const kept = page.waitForResponse(
    (answer) => /currency=EUR/.test(answer.request().postData() ?? '') && answer.url().endsWith('/prefs'),
  );
  chosen.resolve(undefined);
  await kept;

  await page.goto('/all-ads');
  await ready(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const found = main.getByRole('list', { name: 'Ads found' });
  await expect(found.getByText(/^about€\d/).first()).toBeVisible();
  await expect(found.getByText(/^asks [$£₹]\d/).first()).toBeVisible();
  await expect(found.getByText(/^\d+(\.\d)? cm · /).first()).toBeVisible();
  await expect(main.getByText(/at the rates of \d+ \w+ \d{4}/)).toBeVisible();
  await main.getByRole('button', { name: /^cm/ }).click();
  const look = main.getByRole('form', { name: 'List display' });
  await look.getByRole('button', { name: 'List' }).click();
  await expect(look.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page).toHaveURL(/\/all-ads$/);
});

test('a choice that cannot be kept is taken back, and said', async ({ page }) => {
  await page.goto('/terms');
  await ready(page);
  await page.route('**/prefs', (route) => route.abort());
  const lengths = page.getByRole('form', { name: 'Display settings' }).getByLabel('Lengths');
  await lengths.selectOption('cm');
  await expect(page.getByText('your choice was not kept')).toBeVisible();
  await expect(lengths).toHaveValue('in');
});

test('hearts are filled in a list, and emptied on the page of saved ads without a jump', async ({ page }) => {
  await page.goto('/all-ads');
  await ready(page);
  const main = page.getByRole('main');
  const cards = main.getByRole('list', { name: 'Ads found' }).getByRole('article');
  for (const place of [0, 1, 2]) {
    const answer = page.waitForResponse('**/api/saved/toggle');
    await cards.nth(place).getByRole('button', { name: /^Save/ }).click();
    await expect(cards.nth(place).getByRole('button')).toHaveAttribute('aria-pressed', 'true');
    await answer;
  }
  await page.goto('/saved');
  await ready(page);
  await expect(main.getByRole('article')).toHaveCount(3);
  const emptied = page.waitForResponse('**/api/saved/toggle');
  await main
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await emptied;
  await expect(main.getByRole('article')).toHaveCount(3);
  await expect(main.getByRole('article').first().getByRole('button')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await page.reload();
  await expect(main.getByRole('article')).toHaveCount(2);
});

async function openFirstAd(page: Page): Promise<void> {
  await page.goto('/all-ads?colour=black');
  await ready(page);
  await page.getByRole('list', { name: 'Ads found' }).getByRole('heading').getByRole('link').first().click();
  await page.waitForURL('**/ad/**');
}

test('her own ad has a bar over it, and what was sold cannot be asked for', async ({ page, baseURL }) => {
  await signIn(page, 'asha', baseURL ?? '');
  const main = page.getByRole('main');
  await page.goto('/seller/seller-profile');
  await main.locator('a[href^="/ad/"]').first().click();
  const bar = main.getByRole('region', { name: 'Your ad' });
  await expect(bar).toContainText(/\d+ views?/);
  await expect(bar.getByRole('link', { name: 'All your ads' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Report this ad' })).toHaveCount(0);

  await page.goto('/all-ads?sold=1&sort=longest');
  const sold = main
    .getByRole('list', { name: 'Ads found' })
    .getByRole('article')
    .filter({ hasText: /Sold \d/ })
    .first();
  await sold.getByRole('heading').getByRole('link').click();
  await expect(main.getByText(/^Sold on /)).toBeVisible();
  await expect(main.getByText(/^Message /)).toHaveCount(0);
});

test('what an address asks for and makes no sense is said, and the list is there', async ({ page }) => {
  await page.goto('/all-ads?colour=purple&minPrice=-5&after=eyJ4IjoxfQ');
  const main = page.getByRole('main');
  await expect(main.getByText('We ignored what we could not understand: colour “purple”')).toBeVisible();
  await expect(main.getByText('here is the start of the list')).toBeVisible();
  await expect(main.getByRole('list', { name: 'Ads found' }).getByRole('article').first()).toBeVisible();
});
