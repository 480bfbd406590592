import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { makeOffer, postAdForOffers } from './offers.ts';

/** Answers that take long: nobody waits for them here. */
const holdBack = (page: Page, what: string) => page.route(what, () => {});

test('an offer is not refused because its page does not know yet who sends it', async ({
  page: bela,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const asha = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  const [first, second] = [await postAdForOffers(asha, baseURL), await postAdForOffers(asha, baseURL)];
  await asha.context().close();
  await signIn(bela, 'bela', baseURL);
  // From now on pages that are the same for all come from the cache.
  await bela.goto('/');
  await ready(bela);

  await holdBack(bela, '**/me');
  await makeOffer(bela, first.url, '350');
  await expect(bela.locator('article.offer-card')).toContainText('£350');

  await holdBack(bela, '**/assets/frame-*.js');
  await makeOffer(bela, second.url, '360', 'domcontentloaded');
  await expect(bela.locator('article.offer-card')).toContainText('£360');
});

test('who offers dollars for what costs rupees reads what it costs in dollars, and has round figures', async ({
  page: bela,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const asha = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  const rupees = { price: 42_500_00, currency: 'INR' };
  const { url } = await postAdForOffers(asha, baseURL, 28, rupees);
  await asha.context().close();
  await signIn(bela, 'bela', baseURL);
  await bela.goto(url);
  await ready(bela);
  const main = bela.getByRole('main');
  await main.locator('summary').filter({ hasText: 'Make an offer' }).click();
  await expect(main.getByText('asha asks ₹42,500')).toBeVisible();
  // ₹85 are a dollar here.
  await expect(main.getByText('The price is $500 at the rate of the day.')).toBeVisible();
  await main.getByRole('link', { name: '$450', exact: true }).click();
  await expect(main.getByLabel('Your offer in $')).toHaveValue('450');
  await main.getByRole('button', { name: 'Send offer' }).click();
  await expect(bela.locator('article.offer-card')).toContainText('$450');
  await expect(bela.locator('article.offer-card')).toContainText('$50 below the price');
});
