import { expect, type Page } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';

/** Somebody without an account writes to us; the number of their case. */
export async function writeToUs(page: Page, email: string, text: string): Promise<string> {
  await page.goto('/contact-us');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByLabel('What is it about?').selectOption('plan');
  await main.getByLabel('Your e-mail address').fill(email);
  await main.getByLabel('Your message').fill(text);
  // Nobody writes a message in less than three seconds.
  const stamp = await main.locator('input[name=stamp]').inputValue();
  await expect.poll(() => Date.now() - Number(stamp.split('.')[0])).toBeGreaterThan(3000);
  await main.getByRole('button', { name: 'Send' }).click();
  await expect(main.getByText('A person answers by')).toBeVisible();
  return String(await main.getByText(/^FH-\d\d-[A-Z2-9]{6}$/).textContent());
}
