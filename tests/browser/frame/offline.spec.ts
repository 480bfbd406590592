import { expect, type Page, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test.use({ serviceWorkers: 'allow' });

/** The page for whoever is offline is there with its files. */
const shellIsKept = (page: Page) =>
  page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return (await caches.match('/offline')) !== undefined && navigator.serviceWorker.controller !== null;
  });

test('who loses the connection reads so on a page of ours, with what this browser saved, and goes on', async ({
  page,
  context,
  baseURL,
}) => {
  await signIn(page, 'bela', baseURL ?? '');
  await page.goto('/all-ads');
  await ready(page);
  const first = page
    .getByRole('region', { name: 'Ads' })
    .getByRole('heading', { level: 3 })
    .getByRole('link');
  await page.goto((await first.first().getAttribute('href')) ?? '');
  await ready(page);
  await page.waitForFunction(() => localStorage.getItem('viewed') !== null);
  await shellIsKept(page);
  await context.setOffline(true);
  await page.goto('/saved');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  await expect(page.getByRole('list', { name: 'Recently viewed' }).getByRole('link')).toHaveCount(1);
  const again = page.getByRole('main').getByRole('link', { name: 'Try again' });
  await expect(again).toHaveAttribute('href', '/saved');
  await context.setOffline(false);
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved ads');
});

test('of no person anything is kept: one page as a stranger sees it, and files that are the same for all', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'bela', baseURL ?? '');
  await page.goto('/messages');
  await ready(page);
  await shellIsKept(page);
  const kept = await page.evaluate(async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = await (await cache.match(request))?.text();
        found.push({
          path: new URL(request.url).pathname,
          isPersonal: /bela|form-token|Messages \(/.test(text ?? ''),
        });
      }
    }
    return found;
  });
  expect(kept.filter(({ path }) => path !== '/offline' && !path.startsWith('/assets/'))).toEqual([]);
  expect(kept.find(({ path }) => path === '/offline')?.isPersonal).toBe(false);
  expect(kept.length).toBeGreaterThan(5);
});
