import { expect, type Locator, type Page } from '@playwright/test';
import { conversationWith } from './talk-about-hair.ts';

/** Bela's conversation with Asha, with more in it than a phone shows. */
export async function fillConversation(page: Page, baseURL: string): Promise<string> {
  const { id } = await conversationWith(page, (username) => username === 'asha');
  const { cookies } = await page.context().storageState();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  for (const line of ['It should be all of one length.', 'I make wigs of it.', 'I would pay the postage.'])
    await page.request.post('/api/message/send', {
      data: { data: { conversationId: id, message: `${line}\n\n`.repeat(4) } },
      headers: { origin: baseURL, 'x-token': token },
    });
  return id;
}

/** The composer stands at the foot of the screen, the newest message above it, the head on top: nothing hides another. */
export async function expectDocked(page: Page, newest: Locator): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const main = page.getByRole('main');
  await expect(main.getByLabel('Your reply')).toBeInViewport({ ratio: 1 });
  await expect(newest).toBeInViewport();
  await expect(main.getByRole('heading', { level: 1 }), 'who one talks to').toBeInViewport({ ratio: 1 });
  const send = await main.getByRole('button', { name: 'Send', exact: true }).boundingBox();
  const box = await main
    .getByRole('list', { name: 'Quick questions' })
    .or(main.getByLabel('Your reply'))
    .first()
    .boundingBox();
  const said = await newest.boundingBox();
  expect(height - (send?.y ?? 0) - (send?.height ?? 0)).toBeLessThan(40);
  expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(box?.y ?? 0);
  await expect(page.getByRole('navigation', { name: 'Shortcuts' })).toBeHidden();
}
