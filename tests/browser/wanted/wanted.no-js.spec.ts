import { expect, test } from '@playwright/test';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { postAdForOffers } from '../offers/offers.ts';
import { HAIR_ONLY, isRequest, titleOf, wantedOn } from './wanted.ts';

/** The frame and the filters are laid out otherwise on a desk: without script the sheet of the phone is a column there. */
for (const [where, screen] of [
  ['on a phone', { viewport: { width: 360, height: 740 }, isMobile: true }],
  ['at a desk', { viewport: { width: 1280, height: 900 }, isMobile: false }],
] as const)
  test(`without JavaScript, ${where}: a request is refused, posted, found, answered and ended`, async ({
    browser,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const open = async () =>
      (await browser.newContext({ baseURL, ...screen, javaScriptEnabled: false })).newPage();
    const [kavya, asha] = [await open(), await open()];
    await signIn(asha, 'asha', baseURL);
    // Somebody whom no other test reports: what they ask for is live at once, without a word.
    await registerInBrowser(kavya, baseURL, 1);
    const { id } = await postAdForOffers(asha, baseURL);
    const buyer = wantedOn(kavya);
    await kavya.goto('/wanted/new');
    await buyer.fillIn('I want to watch you cut it.');
    await buyer.press('Post the request');
    await expect(buyer.main.locator('#note-problem')).toContainText(HAIR_ONLY);
    await expect(buyer.main.getByLabel('Longest', { exact: true })).toHaveValue('29 in');
    await expect(buyer.main.getByLabel('Never coloured', { exact: true })).toBeChecked();
    await buyer.note.fill('');
    await buyer.press('Post the request');
    await expect(kavya).toHaveURL(isRequest());
    const { pathname: url } = new URL(kavya.url());

    await asha.goto('/wanted?length=28&colour=black');
    if (screen.isMobile) await asha.getByRole('main').getByRole('button', { name: 'Filter' }).click();
    await asha.getByLabel('Straight', { exact: true }).check({ force: true });
    await asha.getByRole('button', { name: 'Show requests' }).click();
    await expect(asha).toHaveURL(/texture=straight/);
    await asha.locator(`a[href="${url}"]`).click();
    const seller = wantedOn(asha);
    await seller.main.locator(`input[name=adId][value="${id}"]`).check();
    await seller.main
      .getByLabel(/^Your message to /)
      .fill('Mine is 28 in long and was cut last month. Would you like it?');
    await seller.press('Answer with this ad');
    await expect(asha).toHaveURL(/\/messages\/[0-9a-f-]{36}/);
    await asha.goto(url);
    await expect(seller.main).toContainText('You have answered with one ad.');

    await buyer.end(url);
    await asha.goto(url);
    await expect(seller.main).toContainText('This request has ended.');
    await expect(seller.main.getByRole('heading', { name: `Wanted: ${titleOf()}` })).toBeVisible();
    for (const page of [kavya, asha]) await page.context().close();
  });
