import { expect, test } from '@playwright/test';
import { violationsOfPage } from '#tests/support/browser/axe.ts';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { postAdForOffers } from '../offers/offers.ts';
import { HAIR_ONLY, isRequest, titleOf, wantedOn } from './wanted.ts';

test('a request is posted, its seller sees it live on My ads and answers, and the buyer makes an offer @both', async ({
  page: asha,
  browser,
  isMobile,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  // So far from what all others ask for that nobody wants it before.
  const inches = isMobile ? 47 : 39;
  const bela = await (await browser.newContext({ baseURL, viewport: asha.viewportSize() })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const { id } = await postAdForOffers(asha, baseURL, inches);
  await asha.goto('/seller/seller-profile');
  await ready(asha);
  const line = asha.locator(`a[href="/wanted/mine/ads?ad=${id}"]`);
  await expect(asha.getByRole('heading', { name: 'My ads' })).toBeVisible();
  await expect(line).toHaveCount(0);

  const buyer = wantedOn(bela, inches);
  await bela.goto('/wanted/new');
  await ready(bela);
  await buyer.fillIn('For a wig. Tied at the root, please.');
  await expect(bela.locator('output').filter({ hasText: `Wanted: ${titleOf(inches)}` })).toBeVisible();
  await expect(buyer.main.getByText('36 of 300 characters')).toBeVisible();
  expect(await violationsOfPage(bela, 'everything')).toEqual([]);
  await buyer.press('Post the request');
  await expect(bela).toHaveURL(isRequest(inches));
  await expect(buyer.main).toContainText('Your request is live.');
  const { pathname: url } = new URL(bela.url());
  await expect(buyer.main.getByRole('region', { name: 'Hair that fits' })).toBeVisible();
  expect(await violationsOfPage(bela, 'everything')).toEqual([]);

  // On the page that was open all the time.
  await expect(line).toContainText(/wants? hair like this/);
  expect(await violationsOfPage(asha, 'everything')).toEqual([]);
  await line.click();
  await expect(asha.getByRole('heading', { name: 'Who wants my hair?' })).toBeVisible();
  await ready(asha);
  expect(await violationsOfPage(asha, 'everything')).toEqual([]);
  await asha.locator(`a[href="${url}?ad=${id}#answer"]`).click();
  const seller = wantedOn(asha);
  await expect(seller.main.getByRole('heading', { name: `Wanted: ${titleOf(inches)}` })).toBeVisible();
  await expect(seller.main.locator(`input[name=adId][value="${id}"]`)).toBeChecked();
  const message = seller.main.getByLabel('Your message to bela');
  await message.fill('Too short');
  await seller.press('Answer with this ad');
  await expect(message).toHaveAttribute('aria-invalid', 'true');
  await expect(message).toHaveValue('Too short');
  expect(await violationsOfPage(asha, 'everything')).toEqual([]);
  await message.fill('It was tied at the root and was cut last month. Would you like it?');
  await seller.press('Answer with this ad');
  await expect(asha).toHaveURL(/\/messages\/[0-9a-f-]{36}/);
  const { pathname: thread } = new URL(asha.url());

  await bela.goto(thread);
  await ready(bela);
  await expect(buyer.main).toContainText('It was tied at the root and was cut last month.');
  await buyer.main.getByRole('link', { name: 'Make an offer' }).click();
  await buyer.main.getByLabel('Your offer in £').fill('380');
  await buyer.main.getByRole('button', { name: 'Send offer' }).click();
  await expect(bela).toHaveURL(`${thread}#newest`);
  await expect(bela.getByRole('article')).toContainText('waits for asha');
  await buyer.end(url);
  expect(await violationsOfPage(bela, 'everything')).toEqual([]);
  await bela.goto('/wanted/mine');
  await ready(bela);
  await expect(buyer.main.getByRole('heading', { name: titleOf(inches) })).toBeVisible();
  expect(await violationsOfPage(bela, 'everything')).toEqual([]);
  await bela.context().close();
});

test('the page that says an ad is live hears of a request that comes in @both', async ({
  page: asha,
  browser,
  isMobile,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const inches = isMobile ? 33 : 31;
  const bela = await (await browser.newContext({ baseURL, viewport: asha.viewportSize() })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const { id } = await postAdForOffers(asha, baseURL, inches);
  await asha.goto(`/post-an-ad/done?draft=${id}`);
  await ready(asha);
  const done = asha.getByRole('main');
  await expect(done.getByRole('heading', { name: 'Your ad is live' })).toBeVisible();
  await asha.evaluate(() => document.documentElement.setAttribute('data-open', 'all the time'));

  const buyer = wantedOn(bela, inches);
  await bela.goto('/wanted/new');
  await ready(bela);
  await buyer.fillIn();
  await buyer.press('Post the request');
  await expect(bela).toHaveURL(isRequest(inches));
  const { pathname: url } = new URL(bela.url());
  const answer = done.locator(`a[href="${url}?ad=${id}#answer"]`);
  await expect(answer).toHaveText('Answer with this ad');
  await expect(done.getByRole('heading', { name: /wants? hair like this/ })).toBeVisible();
  await expect(asha.locator('html')).toHaveAttribute('data-open', 'all the time');
  expect(await violationsOfPage(asha, 'everything')).toEqual([]);
  await answer.click();
  await expect(asha.getByRole('main').locator(`input[name=adId][value="${id}"]`)).toBeChecked();
  await buyer.end(url);
  await bela.context().close();
});

test('a request that ends while its seller writes says so, and nothing that was written is lost', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const { id } = await postAdForOffers(asha, baseURL);
  const buyer = wantedOn(bela);
  await bela.goto('/wanted/new');
  await ready(bela);
  await buyer.fillIn('For a wig.');
  await buyer.press('Post the request');
  await expect(bela).toHaveURL(isRequest());
  const { pathname: url } = new URL(bela.url());
  const seller = wantedOn(asha);
  await asha.goto(`${url}?ad=${id}`);
  await ready(asha);
  const words = 'Mine was cut last month and is tied at the root. Would you like it?';
  await seller.main.getByLabel('Your message to bela').fill(words);
  await buyer.end(url);
  await seller.press('Answer with this ad');
  // Once above, once where the answer was refused.
  await expect(seller.main.getByRole('alert')).toContainText('This request has ended.');
  await expect(seller.main.getByRole('note')).toContainText('This request has ended.');
  await expect(seller.main.getByRole('button', { name: 'Answer with this ad' })).toHaveCount(0);
  await expect(seller.main.locator('blockquote').filter({ hasText: words })).toBeVisible();
  expect(await violationsOfPage(asha, 'everything')).toEqual([]);
  await bela.context().close();
});

test('a creepy note is refused at its field, and nothing that was typed is lost', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'bela', baseURL ?? '');
  const { main, note, fillIn, press } = wantedOn(page);
  await page.goto('/wanted/new');
  await ready(page);
  await fillIn('I want to be there when it is cut and make a film of it.');
  await press('Post the request');
  await expect(main.locator('#note-problem')).toContainText(HAIR_ONLY);
  await expect(main.getByRole('button', { name: 'Send for review' })).toHaveCount(0);
  await expect(note).toHaveValue(/make a film/);
  await expect(main.getByLabel('Shortest', { exact: true })).toHaveValue('27');
  await expect(main.getByLabel('Black', { exact: true })).toBeChecked();
  expect(await violationsOfPage(page, 'everything')).toEqual([]);

  // Nor by leaving the page.
  await note.fill('Cut last week is fine.');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Cut last week');
  await page.goto('/wanted');
  await page.goto('/wanted/new');
  await ready(page);
  await expect(note).toHaveValue('Cut last week is fine.');
  await expect(main.getByLabel('Straight', { exact: true })).toBeChecked();
});

test('the filters act at once, and the address is the list @both', async ({ page, isMobile }) => {
  await page.goto('/wanted');
  await ready(page);
  const main = page.getByRole('main');
  if (isMobile) await main.getByRole('button', { name: 'Filter' }).click();
  const filters = page.getByRole('complementary', { name: 'Your hair' });
  await filters.getByLabel('Blonde', { exact: true }).click({ force: true });
  await expect(page).toHaveURL('/wanted?colour=blonde');
  await filters.getByLabel('How long it is').fill('2');
  await expect(page).toHaveURL('/wanted?length=2&colour=blonde');
  await expect(filters.getByText('Enter a length between 5 and 60 inches')).toBeVisible();
  await filters.getByLabel('How long it is').fill('');
  await expect(page).toHaveURL('/wanted?colour=blonde');
  await expect(filters.getByText('Enter a length between 5 and 60 inches')).toHaveCount(0);
  await filters.getByLabel('Order').selectOption('Best paid');
  await expect(page).toHaveURL('/wanted?colour=blonde&order=best-paid');
  expect(await violationsOfPage(page, 'everything')).toEqual([]);
  await page.reload();
  if (isMobile) await main.getByRole('button', { name: 'Filter' }).click();
  await expect(filters.getByLabel('Blonde', { exact: true })).toBeChecked();
});

test('what waits is looked at by staff: approved it is live, rejected its owner reads why @wide', async ({
  page,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL })).newPage();
  await signIn(bela, 'bela', baseURL);
  await bela.goto('/wanted/new');
  await ready(bela);
  const buyer = wantedOn(bela);
  await buyer.fillIn('Call me: 07700 900123');
  await buyer.press('Post the request');
  await buyer.press('Send for review');
  await expect(bela).toHaveURL(isRequest());
  await expect(buyer.main).toContainText('Our staff look at');
  const id = new URL(bela.url()).pathname.split('/')[2] ?? '';

  await signIn(page, 'dara', baseURL);
  await page.goto('/super-admin-user/review-queue');
  await page.getByRole('navigation', { name: 'What waits' }).getByRole('link', { name: 'Requests' }).click();
  await ready(page);
  const card = page.locator(`#request-${id}`);
  await expect(card).toContainText('07700 900123');
  await expect(card).toContainText('Why it waits');
  expect(await violationsOfPage(page, 'everything')).toEqual([]);
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(card.getByRole('alert')).toBeVisible();
  await card.getByLabel(/^What we tell them/).fill('Please leave telephone numbers out of your request.');
  await card.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByRole('main')).toContainText('Rejected: the person reads why.');
  await bela.goto('/wanted/mine');
  await expect(buyer.main).toContainText('Please leave telephone numbers out of your request.');
  expect(await violationsOfPage(bela, 'everything')).toEqual([]);
  await bela.context().close();
});
