import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { wireAd } from '#tests/support/ads/posting.ts';
import { hairPhoto } from '#tests/support/photos/hair-photo.ts';

/** Asha posts an ad of its own for this test, and Bela asks about it. Gives its title and the conversation. */
export async function askAboutNewAd(asha: Page, bela: Page, baseURL: string) {
  const title = `28 in black hair, ${randomUUID().replaceAll(/[\d-]/g, '').slice(0, 12)}`;
  const photos = [await upload(asha, baseURL), await upload(asha, baseURL)];
  const ad = wireAd({ title, photos: photos.map((id) => ({ id })) });
  const posted = await send(asha, baseURL, 'ad/postAdDetails', ad);
  const { id, status } = posted['ad'] as { id: string; status: string };
  expect(status).toBe('live');
  const message = 'Hello, is the hair still for sale? I make wigs in Leeds.';
  const { conversationId } = await send(bela, baseURL, 'ad/sendEmailtoUser', { adId: id, message });
  return { title, conversation: `/messages/${String(conversationId)}` };
}

async function upload(page: Page, baseURL: string): Promise<string> {
  const answer = await page.request.post('/api/upload', {
    headers: { origin: baseURL, 'x-token': await readToken(page) },
    multipart: { image: await hairPhoto('hank.jpg') },
  });
  return ((await answer.json()) as { photoId: string }).photoId;
}

async function send(page: Page, baseURL: string, operation: string, data: object) {
  const answer = await page.request.post(`/api/${operation}`, {
    headers: { origin: baseURL, 'x-token': await readToken(page), 'idempotency-key': randomUUID() },
    data: { data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Record<string, unknown>;
}

const readToken = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';

/** Five, four and five, and a sentence. */
export async function fillInRating(page: Page, first: string, sentence: string): Promise<void> {
  const main = page.getByRole('main');
  for (const [group, mark] of [
    [first, '5'],
    ['Kind', '4'],
    ['Quick', '5'],
  ] as const)
    await main.getByRole('group', { name: group }).getByRole('radio', { name: mark }).check();
  await main.getByLabel('A sentence (optional)').fill(sentence);
  await main.getByRole('button', { name: 'Send the rating' }).click();
}
