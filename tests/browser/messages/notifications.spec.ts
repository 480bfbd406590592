import { randomUUID } from 'node:crypto';
import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
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
  const id = await quietConversation(bela, 'asha', -1);
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

test.describe('pushes', () => {
  test.use({ serviceWorkers: 'allow' });

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
  });
});
