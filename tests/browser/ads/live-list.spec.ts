import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';

const MAX_ANSWER_BYTES = 20 * 1024;

/** Nobody posts or sells from there while other specs run: what is counted stays. */
const QUIET_LIST = '/all-ads?country=US';

/** A list, and the hands on it. On a phone the filters are a sheet that is opened first. */
async function openList(page: Page, path: string, isMobile = false) {
  await page.goto(path);
  await ready(page);
  const main = page.getByRole('main');
  if (isMobile) await main.getByRole('button', { name: /^Filter/ }).click();
  return {
    main,
    box: (name: RegExp) => main.getByRole('checkbox', { name }),
    cards: main.getByRole('list', { name: 'Ads found' }).getByRole('article'),
    // By its role: an ad page says of its seller how many ads there are, too.
    count: main.getByRole('status').filter({ hasText: /^(?:\d+|No) ads?$/ }),
    chip: (label: string) => main.getByRole('link', { name: `Remove ${label}` }),
    results: main.getByRole('region', { name: 'Ads' }),
  };
}

/** Keeps the answers to list requests back until they are let go, in the order they were asked. */
async function holdLists(page: Page) {
  const held: (() => void)[] = [];
  await page.route('**/all-ads.data*', async (route) => {
    await new Promise<void>((go) => held.push(go));
    await route.continue().catch(() => {});
  });
  return {
    asked: (count: number) => expect.poll(() => held.length).toBe(count),
    letGo: async () => {
      await page.unroute('**/all-ads.data*');
      for (const go of held) go();
    },
  };
}

test(
  'a tick narrows the list at once, the count is said, and the address holds it',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const list = await openList(page, QUIET_LIST, isMobile);
    const before = await list.count.innerText();
    await list.box(/^Black/).check();
    await expect(page).toHaveURL(/\/all-ads\?colour=black&country=US$/);
    await expect(list.count).not.toHaveText(before);
    for (const text of await list.cards.allInnerTexts()) expect(text).toContain('Black');
    if (isMobile) {
      const shows = list.main.getByRole('button', { name: `Show ${await list.count.innerText()}` });
      await shows.click();
      await expect(shows).toBeHidden();
    } else await expect(list.main.getByRole('button', { name: /^Show|^Sort/ })).toHaveCount(0);
    await list.main.getByRole('combobox', { name: 'Order' }).selectOption('longest');
    await expect(page).toHaveURL(/sort=longest/);
    await list.chip('Black').click();
    await expect(list.count).toHaveText(before);
    await expect(page).toHaveURL(/\/all-ads\?country=US&sort=longest$/);
  },
);

test('Back and Forward: the boxes and the list always say the same', { tag: '@wide' }, async ({ page }) => {
  const list = await openList(page, QUIET_LIST);
  const all = await list.count.innerText();
  await list.box(/^Black/).check();
  await expect(list.chip('Black')).toBeVisible();
  await expect(list.count).not.toHaveText(all);
  const black = await list.count.innerText();
  await list.chip('Black').click();
  await expect(list.count).toHaveText(all);
  await expect(list.box(/^Black/)).not.toBeChecked();
  await page.goBack();
  await expect(list.count).toHaveText(black);
  await expect(list.box(/^Black/)).toBeChecked();
  await page.goForward();
  await expect(list.count).toHaveText(all);
  await expect(list.box(/^Black/)).not.toBeChecked();
  await page.goBack();
  await expect(list.box(/^Black/)).toBeChecked();
  await list.cards.first().getByRole('heading').getByRole('link').click();
  await page.waitForURL('**/ad/**');
  await page.goBack();
  await expect(list.count).toHaveText(black);
  await expect(list.box(/^Black/)).toBeChecked();
});

test(
  'while a list loads its boxes stay as they were touched, and of several the last counts',
  { tag: '@wide' },
  async ({ page }) => {
    const list = await openList(page, '/all-ads');
    const lists = await holdLists(page);
    await list.box(/^Black/).check();
    await lists.asked(1);
    await expect(list.results).toHaveAttribute('aria-busy', 'true');
    await list.box(/^Brown/).check();
    await lists.asked(2);
    await list.box(/^Black/).uncheck();
    await lists.asked(3);
    await expect(list.box(/^Brown/)).toBeChecked();
    await expect(list.box(/^Black/)).not.toBeChecked();
    await expect(list.chip('Brown')).toBeVisible();
    await lists.letGo();
    await expect(page).toHaveURL(/\/all-ads\?colour=brown$/);
    await expect(list.results).toHaveAttribute('aria-busy', 'false');
    await expect(list.box(/^Brown/)).toBeChecked();
    for (const text of await list.cards.allInnerTexts()) expect(text).toContain('Brown');
  },
);

test('two fast clicks on a box leave the list as it was', { tag: '@wide' }, async ({ page }) => {
  const list = await openList(page, QUIET_LIST);
  const before = await list.count.innerText();
  await list.box(/^Black/).dblclick();
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  await expect(list.box(/^Black/)).not.toBeChecked();
  await expect(list.count).toHaveText(before);
  await expect(page).toHaveURL(/\/all-ads\?country=US$/);
});

test('an amount narrows the list when the hand rests, and stays as it was typed', async ({
  page,
  isMobile,
}) => {
  const list = await openList(page, '/all-ads', isMobile);
  await list.main.getByLabel('Currency').selectOption('EUR');
  const from = list.main.getByRole('group', { name: 'Price' }).getByLabel('From').first();
  await from.pressSequentially('100');
  await expect(page).toHaveURL(/minPrice=100/);
  await expect(page).toHaveURL(/currency=EUR/);
  await expect(list.chip('from €100')).toBeAttached();
  await expect(from).toBeFocused();
  await from.fill('cheap');
  await expect(list.main.getByText('We ignored what we could not understand')).toBeAttached();
  await expect(from).toHaveValue('cheap');
  await from.fill('');
  await expect(page).not.toHaveURL(/minPrice/);
});

test('load more, an ad and Back: every card is there again, at the same place', async ({
  page,
  isMobile,
}) => {
  const list = await openList(page, '/all-ads');
  const before = await list.cards.count();
  const more = list.main.getByRole('link', { name: /^Load/ });
  // Two presses load one page.
  await more.dblclick();
  await expect(list.cards.nth(before).getByRole('heading').getByRole('link')).toBeFocused();
  const loaded = await list.cards.count();
  const urls = await list.cards
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(urls).size).toBe(loaded);
  await list.cards.nth(loaded - 2).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(isMobile ? 3000 : 1500);
  await list.cards
    .nth(loaded - 2)
    .getByRole('heading')
    .getByRole('link')
    .click();
  await page.waitForURL('**/ad/**');
  await page.goBack();
  await expect(list.cards).toHaveCount(loaded);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await expect(list.main.getByText(`${loaded} of`, { exact: false }).first()).toBeVisible();
});

test('load more says so where it fails, and can be pressed again', { tag: '@wide' }, async ({ page }) => {
  const list = await openList(page, '/all-ads');
  const before = await list.cards.count();
  await page.route('**/api/ad/getAllAds*', (route) => route.abort(), { times: 1 });
  await list.main.getByRole('link', { name: /^Load/ }).click();
  await expect(page.getByText('We could not be reached.')).toBeVisible();
  await expect(list.cards).toHaveCount(before);
  await list.main.getByRole('link', { name: /^Load/ }).click();
  await expect(list.cards.nth(before)).toBeVisible();
});

test(
  'a tick asks for one small answer, without what stands round the list',
  { tag: '@wide' },
  async ({ page }) => {
    const list = await openList(page, '/all-ads');
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') asked.push(request.url());
    });
    const answer = page.waitForResponse('**/all-ads.data*');
    await list.box(/^Black/).check();
    expect(Buffer.byteLength(await (await answer).body())).toBeLessThanOrEqual(MAX_ANSWER_BYTES);
    await expect(list.chip('Black')).toBeVisible();
    await expect(list.results).toHaveAttribute('aria-busy', 'false');
    expect(asked).toHaveLength(1);
  },
);
