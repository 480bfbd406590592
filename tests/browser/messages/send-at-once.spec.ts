import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { registerInBrowser } from '#tests/support/browser/register-in-browser.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { order } from '../offers/offers.ts';
import { conversationWith, findAshasAd } from './talk-about-hair.ts';

const main = (page: Page) => page.getByRole('main');
const box = (page: Page) => main(page).getByLabel('Your reply');
const said = (page: Page, text: string) => main(page).getByRole('listitem').getByText(text, { exact: true });
const press = (page: Page) => main(page).getByRole('button', { name: 'Send', exact: true }).click();
// Letters only: digits in a row may be a telephone number, and would be masked.
const newText = () => `Is it tied at both ends? ${randomUUID().replaceAll(/[^a-f]/g, '')}`;

/** Bela's conversation with Asha, taken over by script. */
async function openTalk(page: Page, baseURL: string): Promise<string> {
  await signIn(page, 'bela', baseURL);
  const { id } = await conversationWith(page, (username) => username === 'asha');
  await page.goto(`/messages/${id}`);
  await ready(page);
  return id;
}

/** The script that keeps what is typed: it is shared with the pages of a sale. */
const KEEPER = /\/assets\/sale-[\w-]{7}\.js$/;

/** Does this with the next form that the page sends. */
const withNextForm = (page: Page, act: (route: Route) => Promise<void>) =>
  page.route(
    '**/messages/*.data*',
    (route) => (route.request().method() === 'POST' ? act(route) : route.fallback()),
    { times: 1 },
  );

test('a message stands in the conversation at once, and two fast clicks send it once', async ({
  page,
  baseURL,
}) => {
  await openTalk(page, baseURL ?? '');
  const text = newText();
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await withNextForm(page, async (route) => {
    await held;
    await route.continue();
  });
  await box(page).fill(text);
  await main(page).getByRole('button', { name: 'Send', exact: true }).dblclick();
  await expect(said(page, text)).toHaveCount(1);
  await expect(main(page).getByText('sending…')).toBeVisible();
  await expect(box(page), 'nothing is emptied before it has arrived').toHaveValue(text);
  letGo();
  await expect(main(page).getByText('sending…')).toHaveCount(0);
  await expect(box(page)).toHaveValue('');
  await page.reload();
  await expect(said(page, text)).toHaveCount(1);
});

test('what cannot be sent stays in the box with the reason, and is sent once in the end', async ({
  page,
  baseURL,
}) => {
  await openTalk(page, baseURL ?? '');
  const text = newText();
  await box(page).fill(text);
  await page.context().setOffline(true);
  await press(page);
  await expect(main(page).getByRole('alert')).toContainText('We could not be reached');
  await expect(box(page)).toHaveValue(text);
  await expect(said(page, text)).toHaveCount(0);

  // It arrives, and only the answer is lost: sending it again doubles nothing.
  await page.context().setOffline(false);
  await withNextForm(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await press(page);
  await expect(main(page).getByRole('alert')).toContainText('We could not be reached');
  await expect(box(page)).toHaveValue(text);
  await press(page);
  await expect(box(page)).toHaveValue('');
  await expect(main(page).getByRole('alert')).toHaveCount(0);
  await page.reload();
  await expect(said(page, text)).toHaveCount(1);

  await ready(page);
  await box(page).fill('Can I pay by Western Union?');
  await press(page);
  await expect(main(page).getByRole('alert')).toContainText('We did not send this message.');
  await expect(box(page)).toHaveValue('Can I pay by Western Union?');
  await expect(said(page, 'Can I pay by Western Union?')).toHaveCount(0);
});

test('a reply that was begun is there again after a wrong tap, Back or a reload, and gone once it was sent', async ({
  page,
  baseURL,
}) => {
  // On a slow line somebody types before the script is there that keeps it.
  let letGo = () => {};
  const typed = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(KEEPER, async (route) => {
    await typed;
    await route.continue();
  });
  const id = await openTalk(page, baseURL ?? '');
  const text = newText();
  await box(page).fill(text);
  const keeping = page.waitForResponse(KEEPER);
  letGo();
  await keeping;
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...sessionStorage })), 'kept in this tab')
    .toContain(text);
  await main(page).getByRole('link', { name: 'All messages' }).first().click();
  await expect(page).toHaveURL('/messages');
  await page.goBack();
  await expect(box(page)).toHaveValue(text);
  await page.reload();
  await ready(page);
  await expect(box(page)).toHaveValue(text);
  await press(page);
  await expect(box(page)).toHaveValue('');
  await page.goto('/messages');
  await page.goto(`/messages/${id}`);
  await ready(page);
  await expect(box(page)).toHaveValue('');
});

test('a conversation is read once it is seen, and not by what only fetches it', async ({
  page: asha,
  browser,
  baseURL,
}) => {
  const bela = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  // Of their own: what Asha reads in another test would count here.
  await registerInBrowser(bela, baseURL ?? '', 1);
  const [, , adId] = (await findAshasAd(bela.request)).split('/');
  const wish = { adId, message: newText() };
  const { conversationId } = await order(bela, baseURL ?? '', 'ad/sendEmailtoUser', wish);
  const id = String(conversationId);
  await signIn(asha, 'asha', baseURL ?? '');
  const unread = async () => {
    const { items } = (await (await asha.request.get('/api/message/list?limit=100')).json()) as {
      items: { id: string; unread: number }[];
    };
    return items.find((each) => each.id === id)?.unread;
  };
  const before = await unread();
  expect(before).toBeGreaterThan(0);
  for (const path of [`/messages/${id}`, `/messages/${id}.data`])
    expect((await asha.request.get(path)).status(), path).toBe(200);
  expect(await unread(), 'a loader writes nothing').toBe(before);
  // What is lost on the way is said again.
  const lost = asha.waitForRequest('**/api/message/read');
  await asha.route('**/api/message/read', (route) => route.abort(), { times: 1 });
  await asha.goto(`/messages/${id}`);
  await lost;
  await expect.poll(unread).toBe(before);
  await asha.context().setOffline(true);
  await asha.context().setOffline(false);
  await expect.poll(unread).toBe(0);
  await bela.context().close();
});
