import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';
import { conversationWith, quietConversation } from './talk-about-hair.ts';

test('the bell of an open page hears what happens, and is still when it was read', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const id = await quietConversation(bela, 'asha', 2);
  // A page for all: it says nothing of anybody until it knows who looks.
  const live = asha.waitForResponse((response) => response.url().endsWith('/me/live'));
  await asha.goto('/all-ads');
  await live;
  await bela.goto(`/messages/${id}`);
  await ready(bela);
  await bela.getByLabel('Your reply').fill(`Is it tied? ${randomUUID().replaceAll(/[^a-f]/g, '')}`);
  await bela.getByRole('button', { name: 'Send', exact: true }).click();
  const own = asha.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: /^Me\b(?!s)/ });
  await expect(own).toContainText('unread');
  await expect(asha).toHaveTitle(/^\(\d+\+?\) /);

  await asha.goto('/notifications');
  await ready(asha);
  const line = asha.getByRole('listitem').filter({ has: asha.locator(`a[href="/messages/${id}#newest"]`) });
  await expect(line.first().getByText('New', { exact: true })).toBeVisible();
  const { violations } = await new AxeBuilder({ page: asha }).setLegacyMode(true).analyze();
  expect(violations).toEqual([]);
  await line.first().getByRole('link').click();
  await expect(asha).toHaveURL(`/messages/${id}#newest`);
  await expect(asha.getByLabel('Your reply')).toBeInViewport();
  await asha.goto('/notifications');
  await expect(line.first().getByText('New', { exact: true })).toHaveCount(0);
  await bela.context().close();
});

test('what lists news follows it while it is open, and a page behind others says it in its title', async ({
  page: asha,
  browser,
  baseURL: given,
}) => {
  const baseURL = given ?? '';
  const bela = await (await browser.newContext({ baseURL })).newPage();
  await signIn(asha, 'asha', baseURL);
  await signIn(bela, 'bela', baseURL);
  const id = await quietConversation(bela, 'asha', 2);
  const write = () => writeIn(bela, id, baseURL);
  const open = async (path: string) => {
    const live = asha.waitForResponse((response) => response.url().endsWith('/me/live'));
    await asha.goto(path);
    await live;
  };
  const link = asha.locator(`a[href="/messages/${id}#newest"]`);
  const conversation = asha.getByRole('main').locator(link);
  await open('/messages');
  const first = await write();
  await expect(conversation).toContainText(first);
  await expect(conversation).toContainText('new');
  await open('/notifications');
  await asha.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(asha.getByRole('button', { name: /^Mark as read/ })).toHaveCount(0);
  await write();
  await expect(
    asha
      .getByRole('listitem')
      .filter({ has: link })
      .getByRole('button', { name: /^Mark as read/ }),
  ).toBeVisible();
  await open('/seller/seller-profile');
  await expect(asha.getByRole('main').getByRole('link', { name: /^\d+ notifications?$/ })).toBeVisible();

  // Another page lies before it.
  const before = await asha.title();
  const behind = asha.waitForResponse((response) => response.url().endsWith('/me/live?behind'));
  await asha.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await behind;
  await write();
  await expect.poll(() => asha.title()).not.toBe(before);
  expect(await asha.title()).toMatch(/^\(\d+\+?\) My ads/);
  await bela.context().close();
});

/** Somebody writes from elsewhere, and what. Letters only: digits in a row may be a telephone number. */
async function writeIn(from: Page, conversationId: string, origin: string): Promise<string> {
  const message = `Is it tied? ${randomUUID().replaceAll(/[^a-f]/g, '')}`;
  const { cookies } = await from.context().storageState();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  await from.request.post('/api/message/send', {
    data: { data: { conversationId, message } },
    headers: { origin, 'x-token': token },
  });
  return message;
}

test.describe('pushes', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the settings say what to do where a browser takes no pushes', async ({ page, baseURL }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'));
    await signIn(page, 'bela', baseURL ?? '');
    await page.goto('/messages/settings');
    await expect(page.getByText('This browser takes no notifications.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Notify me on this device' })).toHaveCount(0);
  });

  test('a browser is asked for pushes only after somebody has written, and only by a press', async ({
    page,
    baseURL,
  }) => {
    // A Chromium without any window denies it whatever is granted.
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    );
    await signIn(page, 'bela', baseURL ?? '');
    const { id } = await conversationWith(page, (username) => username === 'asha');
    await page.goto(`/messages/${id}`);
    await ready(page);
    const offer = page.getByRole('button', { name: 'Notify me on this device' });
    await expect(offer).toHaveCount(0);
    await page.getByLabel('Your reply').fill('Is the ribbon included as well?');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(offer).toBeVisible();
    // The worker is let in by its one address alone.
    const isTaken = (path: string) =>
      page.evaluate(
        (url) =>
          navigator.serviceWorker.register(url).then(
            () => true,
            () => false,
          ),
        path,
      );
    expect(await isTaken('/worker.js')).toBe(true);
    expect(await isTaken('/assets/other.js')).toBe(false);
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);

    // A push leads to the page of it that is open, and takes no other one away from under what is written there.
    const worker = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const findPage = (path: string) =>
      worker.evaluate(async (link) => {
        const { findPage: find } = globalThis as unknown as {
          findPage: (url: URL) => Promise<{ url: string } | undefined>;
        };
        return (await find(new URL(link, location.origin)))?.url;
      }, path);
    expect(await findPage(`/messages/${id}#newest`)).toContain(`/messages/${id}`);
    expect(await findPage('/notifications')).toBeUndefined();
  });
});
