import { expect, type Page, test } from '@playwright/test';
import { openHand } from '../../support/browser/counted-hand.ts';
import { openList } from './open-list.ts';

const MAX_ANSWER_BYTES = 20 * 1024;

/** Nobody posts or sells from there while other specs run: what is counted stays. */
const QUIET_LIST = '/all-ads?country=US';

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
    await expect(page).toHaveTitle('Black, United States – All ads – Fairhank');
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
    await expect(page).toHaveTitle('United States – All ads – Fairhank');
  },
);

test('on a phone the button of the sheet never says a number that is not counted', async ({ page }) => {
  const list = await openList(page, QUIET_LIST, true);
  const before = await list.count.innerText();
  const counting = list.main.getByRole('button', { name: 'Counting …' });
  await expect(list.main.getByRole('button', { name: `Show ${before}` })).toBeVisible();
  const lists = await holdLists(page);
  await list.box(/^Black/).check();
  await lists.asked(1);
  await expect(counting).toBeVisible();
  await expect(list.main.getByRole('button', { name: /^Show \d/ })).toHaveCount(0);
  await lists.letGo();
  await expect(list.count).not.toHaveText(before);
  await expect(list.main.getByRole('button', { name: `Show ${await list.count.innerText()}` })).toBeVisible();
  // From the first letter that is typed, not only when the hand rests.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const shortest = list.main.locator('#minLength');
  await shortest.fill('12');
  await expect(counting).toBeVisible();
  await expect(page).not.toHaveURL(/minLength/);
  await shortest.fill('');
  await page.clock.runFor(1_000);
  await expect(list.main.getByRole('button', { name: /^Show \d/ })).toBeVisible();
});

test('on a phone one tap filters', async ({ page }) => {
  const list = await openList(page, QUIET_LIST);
  const all = await list.count.innerText();
  const hand = openHand(page);
  await hand.tap(list.main.getByRole('link', { name: 'Measured', exact: true }), 'Measured');
  await expect(page).toHaveURL(/measured=1/);
  await expect(list.count).not.toHaveText(all);
  for (const card of await list.cards.all()) await expect(card).toContainText('Measured');
  expect(hand.done).toHaveLength(1);
});

test(
  'a tie is drawn along the tape of lengths: fields, count and address follow, and it goes where the field says',
  { tag: '@both' },
  async ({ page, isMobile }) => {
    const list = await openList(page, QUIET_LIST, isMobile);
    const shortest = list.main.getByRole('slider', { name: 'Shortest' });
    const longest = list.main.getByRole('slider', { name: 'Longest' });
    const all = await list.count.innerText();
    await shortest.focus();
    for (let inch = 0; inch < 21; inch += 1) await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\/all-ads\?minLength=21&country=US$|\/all-ads\?country=US&minLength=21$/);
    await expect(list.main.locator('#minLength')).toHaveValue('21');
    await expect(list.count).not.toHaveText(all);
    await expect(shortest).toHaveAttribute('aria-valuetext', '21 in');
    // Neither goes past the other.
    await longest.focus();
    await page.keyboard.press('Home');
    await expect(longest).toHaveValue('22');
    await expect(page).toHaveURL(/maxLength=22/);
    await list.main.locator('#minLength').fill('10 cm');
    await expect(shortest).toHaveValue('4');
    await longest.focus();
    await page.keyboard.press('End');
    await expect(page).not.toHaveURL(/maxLength/);
    await expect(list.main.getByRole('checkbox', { name: '20–25 in' })).toBeVisible({ visible: !isMobile });
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

test('a box stays under the hand while its list gets shorter', { tag: '@wide' }, async ({ page }) => {
  const list = await openList(page, QUIET_LIST);
  const box = list.box(/^Black/);
  // Far down the list, where a shorter one would end.
  await list.cards.last().scrollIntoViewIfNeeded();
  await box.click({ trial: true });
  const before = await box.boundingBox();
  const height = await page.evaluate(() => document.body.scrollHeight);
  await box.check();
  await expect(list.chip('Black')).toBeVisible();
  await expect(list.results).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(height);
  expect(await box.boundingBox()).toEqual(before);
  await expect(list.cards.first(), 'another list begins at its top').toBeInViewport();
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
