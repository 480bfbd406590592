import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { wireAd } from '#tests/support/ads/posting.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';

/** Asha posts an ad of its own for a test, of hair so long, at £420 and open to offers. Gives its address. */
export async function postAdForOffers(
  asha: Page,
  baseURL: string,
  inches = 28,
  more: object = {},
): Promise<{ id: string; url: string }> {
  const title = `${inches} in black hair, ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)}`;
  const photos = [await upload(asha, baseURL), await upload(asha, baseURL)];
  const ad = wireAd({
    title,
    length: `${inches}in`,
    // So that its weight is likely, long as it may be.
    circumference: '3in',
    photos: photos.map((id) => ({ id })),
    price: 420_00,
    currency: 'GBP',
    openToOffers: true,
    paymentWays: ['bank-transfer'],
    offerFloor: null,
    ...more,
  });
  const posted = await order(asha, baseURL, 'ad/postAdDetails', ad);
  return posted['ad'] as { id: string; url: string };
}

/** Orders something by the API as whoever is signed in on this page. */
export async function order(page: Page, baseURL: string, operation: string, data: object) {
  const answer = await page.request.post(`/api/${operation}`, {
    headers: { origin: baseURL, 'x-token': await readToken(page), 'idempotency-key': randomUUID() },
    data: { data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

export async function upload(page: Page, baseURL: string): Promise<string> {
  const answer = await page.request.post('/api/upload', {
    headers: { origin: baseURL, 'x-token': await readToken(page) },
    multipart: { image: await hairPhoto('hank.jpg') },
  });
  return ((await answer.json()) as { photoId: string }).photoId;
}

const readToken = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** Bela fills in the form on the ad and comes to the conversation. */
export async function makeOffer(
  bela: Page,
  url: string,
  amount: string,
  waitUntil: 'load' | 'domcontentloaded' = 'load',
): Promise<string> {
  const main = bela.getByRole('main');
  await bela.goto(url, { waitUntil });
  await main.locator('summary').filter({ hasText: 'Make an offer' }).click();
  await main.getByLabel('Your offer in £').fill(amount);
  await main.getByRole('button', { name: 'Send offer' }).click();
  await expect(bela).toHaveURL(/\/messages\/[0-9a-f-]{36}#newest$/);
  return new URL(bela.url()).pathname;
}

/** Asks for another price in the card that is open. */
export async function askFor(page: Page, amount: string): Promise<void> {
  const card = page.getByRole('article');
  await card.locator('summary').click();
  await card.getByLabel(/^Another price in/).fill(amount);
  await card.getByRole('button', { name: /^Ask for (this price|£)/ }).click();
}
