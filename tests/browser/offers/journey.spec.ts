import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { askFor, makeOffer, postAdForOffers } from './offers.ts';

const card = (page: Page) => page.locator('article.offer-card');
const isAccessible = async (page: Page) =>
  expect((await new AxeBuilder({ page }).setLegacyMode(true).include('main').analyze()).violations).toEqual(
    [],
  );

/** Opens a conversation and waits until it hears of news. */
async function listen(page: Page, thread: string): Promise<void> {
  const live = page.waitForResponse((response) => response.url().endsWith(`${thread}/live`));
  await page.goto(`${thread}#newest`);
  await ready(page);
  await live;
}

for (const [width, height] of [
  [360, 740],
  [1280, 900],
] as const)
  test(`at ${width}: an offer is made, answered, agreed and sold, and each sees at once what the other does`, async ({
    page: asha,
    browser,
    baseURL: given,
  }) => {
    const baseURL = given ?? '';
    const bela = await (await browser.newContext({ baseURL, viewport: { width, height } })).newPage();
    await asha.setViewportSize({ width, height });
    await signIn(asha, 'asha', baseURL);
    await signIn(bela, 'bela', baseURL);
    const { url } = await postAdForOffers(asha, baseURL);

    await bela.goto(url);
    await ready(bela);
    const main = bela.getByRole('main');
    await main.locator('summary').filter({ hasText: 'Make an offer' }).click();
    await main.getByLabel('Your offer in £').fill('350');
    await expect(main.getByText(/^= £350, £\d+\.\d\d per gram$/)).toBeVisible();
    // A round figure is one press away.
    await main.getByRole('link', { name: '£360', exact: true }).click();
    await expect(main.getByLabel('Your offer in £')).toHaveValue('360');
    await expect(main.getByText(/^= £360, £\d+\.\d\d per gram$/)).toBeVisible();
    await isAccessible(bela);
    const thread = await makeOffer(bela, url, '350');
    await expect(card(bela)).toContainText('waits for asha');

    // On the list of asha's offers it stands, too, and in her conversation.
    await listen(asha, thread);
    await expect(card(asha).getByRole('button', { name: 'Say yes to £350' })).toBeInViewport();
    await isAccessible(asha);
    await askFor(asha, '300');
    await expect(card(asha).getByText('Choose a price between £350 and £420.')).toHaveCount(1);
    await expect(card(asha).getByText(/^= £300, £\d+\.\d\d per gram$/)).toBeVisible();
    await card(asha)
      .getByLabel(/^Another price in/)
      .fill('390');
    await card(asha).getByRole('button', { name: 'Ask for £390' }).click();
    await expect(card(bela).getByRole('button', { name: 'Say yes to £390' })).toBeVisible();
    await expect(bela.getByText('You offered £350')).toBeVisible();

    await bela.goto('/offers');
    await ready(bela);
    const rowIn = (name: string) =>
      main
        .getByRole('region', { name })
        .getByRole('listitem')
        .filter({ has: bela.locator(`a[href^="${thread}"]`) });
    await expect(rowIn('Waiting for you')).toBeVisible();
    await isAccessible(bela);
    await rowIn('Waiting for you').getByRole('button', { name: 'Say yes to £390' }).click();
    await expect(rowIn('Agreed')).toBeVisible();
    await expect(card(asha)).toContainText(
      /You agreed on £390\. Kept for bela until \w{3} \d+ \w+, \d\d:\d\d/,
    );
    if (width < 1024) {
      const visitor = await (await browser.newContext({ baseURL, viewport: { width, height } })).newPage();
      await visitor.goto(url);
      await expect(visitor.getByRole('link', { name: 'Tell me if free', exact: true })).toBeVisible();
      await expect(visitor.getByRole('link', { name: 'Offer', exact: true })).toHaveCount(0);
      await visitor.context().close();
    }
    await expect(card(asha)).toContainText('You can be paid by');
    await isAccessible(asha);

    await card(asha).getByRole('button', { name: 'Keep it 3 more days' }).click();
    await expect(card(asha).getByRole('button', { name: 'Keep it 3 more days' })).toHaveCount(0);
    await card(asha).getByRole('button', { name: 'Mark as sold for £390' }).click();
    await expect(asha.getByRole('main').getByText(/^Sold to bela on/)).toBeVisible();
    // The list that bela still has open has heard of it.
    await expect(rowIn('Ended')).toBeVisible();
    await expect(rowIn('Agreed')).toHaveCount(0);
    await bela.context().close();
  });
