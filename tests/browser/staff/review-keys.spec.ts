import { expect, test } from '@playwright/test';
import { signIn } from '#tests/support/browser/sign-in-browser.ts';

test.skip(({ isMobile }) => isMobile, 'keys are for a keyboard');

test('a key acts on the ad that is visibly chosen and on no other, and U takes it back', async ({
  page,
  baseURL,
}) => {
  const broken: string[] = [];
  page.on('console', (message) => message.type() === 'error' && broken.push(message.text()));
  await signIn(page, 'dara', String(baseURL));
  await page.clock.install();
  await page.goto('/super-admin-user/review-queue');
  const main = page.getByRole('main');
  const cards = main.locator('[data-review] > li');
  const chosen = main.locator('[data-review] > li[aria-current="true"]');
  const waiting = await cards.count();
  expect(waiting).toBeGreaterThan(1);
  const [first, second] = await cards.evaluateAll((all) => all.map(({ id }) => id));

  // Nothing is chosen: no key decides anything, and the page says what to do.
  await expect(chosen).toHaveCount(0);
  for (const key of ['a', 'r', 'c']) await page.keyboard.press(key);
  await expect(main.getByRole('status')).toContainText('No ad is chosen');
  await page.reload();
  await expect(cards).toHaveCount(waiting);

  await page.keyboard.press('j');
  await expect(chosen).toHaveAttribute('id', String(first));
  // A key counts only once the ad was long enough in sight to be seen.
  await page.clock.fastForward(500);
  await page.keyboard.press('a');
  await expect(main).toContainText('Approved: the ad is live.');
  // The next one is chosen by itself, and nothing happened to it.
  await expect(cards).toHaveCount(waiting - 1);
  await expect(chosen).toHaveAttribute('id', String(second));
  await expect(chosen).toBeFocused();

  await page.keyboard.press('u');
  await expect(main).toContainText('Undone: the ad waits again, and nobody was told.');
  await expect(cards).toHaveCount(waiting);
  await expect(chosen).toHaveAttribute('id', String(first));
  expect(broken, 'the policy of the page stopped none of its scripts').toEqual([]);
});
