import type { Page } from '@playwright/test';
import { ready } from './ready.ts';

/** Says where hair should be sent to, and comes to the list of it. */
export async function chooseCountry(page: Page, country: string): Promise<void> {
  await page.goto('/your-country');
  await ready(page);
  await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/all-ads');
}
