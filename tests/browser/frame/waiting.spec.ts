import { expect, type Page, test } from '@playwright/test';
import { violations } from '../../support/browser/axe.ts';
import { followFootLink } from '../../support/browser/follow-foot-link.ts';
import { ready } from '../../support/browser/ready.ts';
import { stopClock } from '../../support/browser/stop-clock.ts';

const veil = (page: Page) => page.getByText('Loading', { exact: true });

/** The next page is held back until the test lets it go. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(`**${path}.data*`, async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
}

async function open(page: Page): Promise<void> {
  await page.goto('/terms');
  await ready(page);
}

test('while a page takes long a veil lies over the one before, which takes no press', async ({ page }) => {
  await open(page);
  const letGo = await holdBack(page, '/about');
  await followFootLink(page, 'About');
  await expect(veil(page)).toBeVisible();
  await expect(page.locator('main')).toHaveAttribute('inert');
  await expect(page).toHaveURL(/\/terms$/);
  expect(await violations(page, 'everything')).toEqual([]);
  letGo();
  await page.waitForURL('**/about');
  await expect(veil(page)).toBeHidden();
  await expect(page.locator('main')).not.toHaveAttribute('inert');
});

test('the veil comes at 400 ms, not at 399, and offers a way out after 10 s', async ({ page }) => {
  await stopClock(page);
  await open(page);
  const letGo = await holdBack(page, '/about');
  await followFootLink(page, 'About');
  await page.clock.runFor(399);
  await expect(veil(page)).toBeHidden();
  await page.clock.runFor(1);
  await expect(veil(page)).toBeVisible();
  await page.clock.runFor(9599);
  await expect(page.getByText('Still working…')).toBeHidden();
  await page.clock.runFor(1);
  await expect(page.getByText('Still working…')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Still working…')).toBeHidden();
  await page.clock.runFor(300);
  await expect(veil(page)).toBeHidden();
  letGo();
  await expect(page).toHaveURL(/\/terms$/);
});

test('a toast is shown, leaves after its time, and a problem stays', async ({ page }) => {
  await stopClock(page);
  await page.goto('/all-ads');
  await ready(page);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Save: / })
    .first();
  await heart.click();
  const good = page.getByText('Saved. Find it under Saved ads.');
  await expect(good).toBeVisible();
  // A hand on it would hold it.
  await page.mouse.move(1, 1);
  await page.clock.runFor(3999);
  await expect(good).toBeVisible();
  await page.clock.runFor(1);
  await expect(good).toBeHidden();

  await page.route('**/api/saved/toggle', (route) => route.abort());
  await heart.click();
  const problem = page.getByText('We could not be reached, so nothing was saved.');
  await expect(problem).toBeVisible();
  await expect(heart, 'what was refused is taken back').toHaveAttribute('aria-pressed', 'false');
  await page.clock.runFor(60_000);
  await page.getByRole('button', { name: 'Close this message' }).click();
  await expect(problem).toBeHidden();
});

test('pages fade into each other in 0.3 s, and not at all where the device asks for stillness', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const look = () => {
      for (const { effect } of document.getElementById('main')?.getAnimations() ?? [])
        document.documentElement.dataset['fades'] = String(effect?.getTiming().duration);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const travel = async () => {
    await open(page);
    await followFootLink(page, 'Privacy');
    await page.waitForURL('**/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/privacy/i);
  };
  await travel();
  await expect(page.locator('html')).toHaveAttribute('data-fades', '300');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await travel();
  await expect(page.locator('html')).not.toHaveAttribute('data-fades');
});

test('a link that is touched while a page fades in leads on', async ({ page }) => {
  await open(page);
  await followFootLink(page, 'Privacy');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/privacy/i);
  for (const [link, title] of [
    ['Accessibility', /accessib|use/i],
    ['Privacy', /privacy/i],
  ] as const) {
    await followFootLink(page, link);
    await expect(heading).toHaveText(title);
  }
});

test('without a connection a link, Back and a form leave everybody where they are, with what they typed', async ({
  page,
  context,
}) => {
  // What keeps them there is loaded after everything else.
  const guard = page.waitForResponse(/\/guard-page-/);
  await page.goto('/all-ads');
  await ready(page);
  await (await guard).finished();
  await followFootLink(page, 'Contact Us');
  const message = page.getByLabel('Your message');
  await message.fill('Is my parcel on its way?');
  const stayed = page.getByText('We could not be reached. You are still on this page');
  const close = () => page.getByRole('button', { name: 'Close this message' }).click();
  await context.setOffline(true);
  // Its files were never loaded, and neither was anything of it.
  await followFootLink(page, 'Accessibility');
  await expect(stayed).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(message).toHaveValue('Is my parcel on its way?');
  await close();
  await page.goBack();
  await expect(stayed).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
  await close();
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('We could not be reached');
  await expect(message).toHaveValue('Is my parcel on its way?');

  // Where we are down and their line is not, it is the same.
  await context.setOffline(false);
  await page.route('**/all-ads.data*', (route) => route.abort(), { times: 1 });
  await page.goBack();
  await expect(stayed).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(message).toHaveValue('Is my parcel on its way?');
  await page.goBack();
  await expect(page).toHaveURL(/\/all-ads$/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
});

test('where the line is dead and the browser does not know, a page whose files are not here takes no other’s place', async ({
  page,
}) => {
  const guard = page.waitForResponse(/\/guard-page-/);
  await page.goto('/contact-us');
  await ready(page);
  await (await guard).finished();
  const message = page.getByLabel('Your message');
  await message.fill('Is my parcel on its way?');
  await page.route('**', (route) => route.abort());
  await followFootLink(page, 'Accessibility');
  await expect(page.getByText('We could not be reached. You are still on this page')).toBeVisible();
  await expect(page).toHaveURL(/\/contact-us$/);
  await expect(message).toHaveValue('Is my parcel on its way?');
  await page.getByRole('button', { name: 'Close this message' }).click();
  await page.unroute('**');
  // What is sent from here does not wake what was asked for there, which would load this page anew under the hand.
  await page.getByRole('main').getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  await expect(message).toHaveValue('Is my parcel on its way?');
  await followFootLink(page, 'Accessibility');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/accessib|use/i);
});
