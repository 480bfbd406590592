import { expect, type Page, test } from '@playwright/test';
import { stopClock } from '../../support/browser/stop-clock.ts';

type Journey = { clicked: number; left: number; veil?: number; text?: string; inert?: boolean };

/** Goes by a link to a page, which may be kept back until the veil is there, and tells what was seen on the way. */
async function travel(page: Page, path: string, held: 'until the veil' | 'not at all'): Promise<Journey> {
  const veiled = Promise.withResolvers<undefined>();
  await page.exposeFunction(`veiled${path.slice(1)}`, () => veiled.resolve(undefined));
  await page.goto('/terms');
  await page.route(`**${path}`, async (route) => {
    if (held === 'until the veil') await veiled.promise;
    await route.continue();
  });
  await page.evaluate((to) => {
    const seen: Partial<Journey> = { clicked: performance.now() };
    const veil = document.querySelector<HTMLElement>('[data-loading]');
    new MutationObserver(() => {
      if (veil?.hidden !== false) return;
      seen.veil = performance.now();
      seen.text = veil.innerText;
      seen.inert = document.querySelector('main')?.hasAttribute('inert') ?? false;
      (window as unknown as Record<string, () => void>)[`veiled${to.slice(1)}`]?.();
    }).observe(document.body, { attributes: true, subtree: true, attributeFilter: ['hidden'] });
    addEventListener('pagehide', () =>
      sessionStorage.setItem('journey', JSON.stringify({ ...seen, left: performance.now() })),
    );
    document.querySelector<HTMLAnchorElement>(`footer a[href="${to}"]`)?.click();
  }, path);
  await page.waitForURL(`**${path}`);
  await expect(page.locator('[data-loading]')).toBeHidden();
  return page.evaluate(() => JSON.parse(sessionStorage.getItem('journey') ?? '{}') as Journey);
}

test('a page that takes longer than 400 ms gets a veil, and one that takes less never does', async ({
  page,
}) => {
  const slow = await travel(page, '/about', 'until the veil');
  expect(Number(slow.veil) - slow.clicked).toBeGreaterThanOrEqual(399);
  expect(slow.left - Number(slow.veil)).toBeGreaterThan(0);
  expect(slow).toMatchObject({ text: 'Loading', inert: true });
  // On an overloaded machine even a quick page may take long; then a veil is right.
  const quick = await travel(page, '/accessibility', 'not at all');
  if (quick.left - quick.clicked < 400) expect(quick).not.toHaveProperty('veil');
  else expect(Number(quick.veil) - quick.clicked).toBeGreaterThanOrEqual(399);
});

test('the veil comes at 400 ms, not at 399, and offers a way out after 10 s', async ({ page }) => {
  await stopClock(page);
  await page.goto('/terms');
  // The click is stopped behind the frame's script, so that the next page never comes.
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault());
    document.querySelector<HTMLAnchorElement>('footer a[href="/about"]')?.click();
  });
  const veil = page.locator('[data-loading]');
  await page.clock.runFor(399);
  await expect(veil).toBeHidden();
  await page.clock.runFor(1);
  await expect(veil).toBeVisible();
  await page.clock.runFor(9599);
  await expect(page.getByText('Still working…')).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByText('Still working…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.clock.runFor(300);
  await expect(veil).toBeHidden();
});

test('a toast is shown, leaves after its time, and a problem stays', async ({ page }) => {
  await stopClock(page);
  await page.goto('/terms');
  const raise = (detail: object) =>
    page.evaluate((each) => dispatchEvent(new CustomEvent('toast', { detail: each })), detail);
  await raise({ text: 'Logout successfully', ms: 2000 });
  await raise({ text: 'That did not work.', kind: 'problem' });
  await page.clock.runFor(1999);
  await expect(page.getByText('Logout successfully')).toBeVisible();
  await page.clock.runFor(1);
  await expect(page.getByText('Logout successfully')).toBeHidden();
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(page.getByText('That did not work.')).toBeHidden();
});

test('pages fade into each other in 0.3 s, and not at all where the device asks for stillness', async ({
  page,
}) => {
  await page.addInitScript(() =>
    addEventListener('pagereveal', ({ viewTransition }) => {
      const keep = () => {
        const fades = viewTransition ? document.getAnimations() : [];
        const lasting = fades.map(({ effect }) => effect?.getComputedTiming().duration);
        document.documentElement.dataset['fades'] = JSON.stringify([...new Set(lasting)]);
      };
      void (viewTransition?.ready ?? Promise.resolve()).then(keep);
    }),
  );
  const fades = async () => {
    await page.goto('/terms');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await page.waitForURL('**/privacy');
    await expect(page.locator('html')).toHaveAttribute('data-fades');
    return page.locator('html').getAttribute('data-fades');
  };
  expect(await fades()).toBe('[300]');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await fades()).toBe('[]');
});
