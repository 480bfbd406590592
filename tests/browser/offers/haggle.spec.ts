import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { order, postAdForOffers } from './offers.ts';

const card = (page: Page) => page.getByRole('article');
test('a press shows at once, and is taken back with a sentence when the figure is another by then', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const { id: adId } = await postAdForOffers(asha, baseURL);
  const { offer } = await order(bela, baseURL, 'offer/make', { adId, amount: 350_00 });
  const { id: offerId, conversationId } = offer as { id: string; conversationId: string };
  // Asha's page hears of nothing: she looks at the figure that was there when it came.
  await asha.route('**/live', (route) => route.abort());
  await asha.goto(`/messages/${conversationId}#newest`);
  await ready(asha);
  await order(bela, baseURL, 'offer/withdraw', { offerId });
  await order(bela, baseURL, 'offer/make', { adId, amount: 340_00 });

  const held = Promise.withResolvers<undefined>();
  await asha.route(`**/messages/${conversationId}.data*`, async (route) => {
    if (route.request().method() === 'POST') await held.promise;
    await route.continue();
  });
  await card(asha).getByRole('button', { name: 'Say yes to £350' }).click();
  await expect(card(asha)).toContainText('You agreed on £350.');
  held.resolve(undefined);
  await expect(asha.getByText('This offer was taken back.')).toBeVisible();
  await expect(asha.getByText('You agreed')).toHaveCount(0);

  // Nobody agrees to a figure that they did not read: with another one in the form nothing is done.
  await asha.unroute('**/live');
  await asha.goto(`/messages/${conversationId}#newest`);
  await ready(asha);
  await card(asha)
    .locator('input[name="amount"][value="34000"]')
    .evaluate((field) => field.setAttribute('value', '35000'));
  await card(asha).getByRole('button', { name: 'Say yes to £340' }).click();
  await expect(card(asha).getByRole('alert')).toHaveText(
    'The offer is £340 now. Look again before you say yes.',
  );
  await expect(card(asha).getByRole('button', { name: 'No, thank you' })).toBeVisible();
  await bela.context().close();
});

test('who comes too late presses once, stays on the ad and is told when it is free', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const [bela, kavya] = await Promise.all(
    [0, 1].map(async () => (await browser.newContext({ baseURL })).newPage()),
  );
  if (!bela || !kavya) throw new Error('two people are missing');
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  await registerInBrowser(kavya, baseURL, 1);
  const { id: adId, url } = await postAdForOffers(asha, baseURL, 25);
  const { offer } = await order(bela, baseURL, 'offer/make', { adId, amount: 350_00 });
  const { id: offerId } = offer as { id: string };
  await order(asha, baseURL, 'offer/accept', { offerId, amount: 350_00 });

  await kavya.goto(url);
  await ready(kavya);
  await kavya.locator('summary').filter({ hasText: 'Make an offer' }).click();
  await kavya.getByRole('button', { name: 'Tell me if it becomes free' }).click();
  await expect(kavya.getByText('We tell you when it is free again.')).toBeVisible();
  await order(bela, baseURL, 'offer/callOff', { offerId });
  await expect
    .poll(async () => (await kavya.request.get('/api/notification/news')).text())
    .toContain('is free again');
  await Promise.all([bela, kavya].map((page) => page.context().close()));
});
