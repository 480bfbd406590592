import { expect, test } from '@playwright/test';
import { followFootLink } from '#tests/support/browser/follow-foot-link.ts';
import { ready } from '#tests/support/browser/ready.ts';

test('another topic is chosen by its link, and what was typed stays', async ({ page }) => {
  await page.goto('/customer-service');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByLabel('Your message').fill('I paid twice for one plan.');
  await main.getByRole('link', { name: /A bill, a payment/ }).click();
  await expect(main.getByLabel('What is it about?')).toHaveValue('plan');
  await main.getByRole('link', { name: /Tell us before you cut/ }).click();
  await expect(main.getByLabel('What is it about?')).toHaveValue('safety');
  await expect(main.getByLabel('Your message')).toHaveValue('I paid twice for one plan.');
});

test('a message that lacks something is put right and sent; the form that comes next is empty', async ({
  page,
}) => {
  await page.goto('/contact-us');
  await ready(page);
  const main = page.getByRole('main');
  const text = 'Where does the hair on this site come from?';
  await main.getByLabel('What is it about?').selectOption({ index: 1 });
  await main.getByLabel('Your message').fill(text);
  await main.getByLabel('Your e-mail address').fill('nobody');
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByRole('alert')).toBeVisible();
  await expect(main.getByLabel('Your message')).toHaveValue(text);
  await main.getByLabel('Your e-mail address').fill('rosa@example.com');
  // Nobody writes a message in less than three seconds.
  const stamp = await main.locator('input[name=stamp]').inputValue();
  await expect.poll(() => Date.now() - Number(stamp.split('.')[0])).toBeGreaterThan(3000);
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByText('Your case number is')).toBeVisible();
  await followFootLink(page, 'Contact Us');
  await expect(main.getByLabel('Your message')).toHaveValue('');
});
