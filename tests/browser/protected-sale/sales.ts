import { randomInt, randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { wireAd } from '#tests/support/ads/posting.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';
import { order, upload } from '../offers/offers.ts';

/** Asha's hair, still on her head, for $200: so little that no light waits a day. Bela offers the price, she says yes. */
export async function agreeOnSale(asha: Page, bela: Page, baseURL: string): Promise<string> {
  const title = `28 in black hair, ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)}`;
  const photos = [{ id: await upload(asha, baseURL) }, { id: await upload(asha, baseURL) }];
  const uncut = {
    country: 'GB',
    town: 'Leeds',
    cutState: 'uncut',
    cutDate: null,
    rootsTied: null,
    toBeCutBy: 'salon',
  };
  const price = { price: 200_00, currency: 'USD', openToOffers: true, offerFloor: null };
  const wish = wireAd({ ...uncut, ...price, title, photos, paymentWays: ['bank-transfer'] });
  const { ad } = await order(asha, baseURL, 'ad/postAdDetails', wish);
  const { id: adId } = ad as { id: string };
  const made = await order(bela, baseURL, 'offer/make', { adId, amount: 200_00 });
  const { id: offerId } = made['offer'] as { id: string };
  const terms = { postage: 20_00, postageBy: 'buyer', shipDays: 5 };
  await order(asha, baseURL, 'offer/accept', { offerId, amount: 200_00, ...terms });
  const list = await bela.request.get('/api/sale/list?role=buyer&open=true');
  const { items } = (await list.json()) as { items: { id: string; ad: { id: string } }[] };
  return items.find((sale) => sale.ad.id === adId)?.id ?? '';
}

/** Asha connects an account at the provider's page, where she is not connected yet. */
export async function connectPayPal(asha: Page, baseURL: string): Promise<void> {
  const known = await asha.request.get('/api/seller/getPayout');
  if (((await known.json()) as { state: string }).state === 'ready') return;
  const { actionUrl } = await order(asha, baseURL, 'seller/connectPayout', {});
  await asha.goto(String(actionUrl));
  await asha
    .getByRole('button', { name: /^Finish|^Connect/ })
    .first()
    .click();
  await order(asha, baseURL, 'seller/refreshPayout', {});
}

type Sale = { version: number; state: string; deadlines: { payBy: string | null } };

export async function readSale(page: Page, saleId: string): Promise<Sale> {
  const answer = await page.request.get(`/api/sale/show?saleId=${saleId}`);
  return ((await answer.json()) as { sale: Sale }).sale;
}

/** Bela pays from the page of the sale, at the provider's own page. Gives the provider's address. */
export async function pay(bela: Page, saleId: string): Promise<string> {
  const provider = await openProvider(bela, saleId);
  await bela.getByRole('button', { name: /^Pay/ }).first().click();
  return provider;
}

/** From the page of the sale to the provider's, where one says how. Gives the provider's address. */
export async function openProvider(bela: Page, saleId: string): Promise<string> {
  // A moment after her account is connected the sale hears of it: until when to pay.
  await expect.poll(async () => (await readSale(bela, saleId)).deadlines.payBy).not.toBeNull();
  await bela.goto(`/sales/${saleId}`);
  await bela.getByRole('main').getByRole('button', { name: 'Pay $230' }).first().click();
  await expect(bela.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
  return new URL(bela.url()).origin;
}

/** Two new photos and what was measured, typed as people type it. */
export async function fillInProof(asha: Page): Promise<void> {
  await asha.getByLabel('Beside a tape, with the paper').setInputFiles(await hairPhoto('tape.jpg'));
  await asha.getByLabel('On a scale, with the paper').setInputFiles(await hairPhoto('scale.jpg'));
  await asha.getByLabel('What the scale says, in grams').fill('164 g');
  await asha.getByLabel('What the tape says').fill('28 in');
}

/** A number whose check digit is right, and that no other parcel has. */
export function drawParcelNumber(): string {
  const digits = Array.from({ length: 8 }, () => randomInt(10));
  const sum = [8, 6, 4, 2, 3, 5, 9, 7].reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0);
  const rest = 11 - (sum % 11);
  return `RB${digits.join('')}${rest === 10 ? 0 : rest === 11 ? 5 : rest}GB`;
}
