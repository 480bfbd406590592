import type { Page } from '@playwright/test';
import { ready } from './ready.ts';

/** Says where hair should be sent to, and comes to a list of it. */
export async function chooseCountry(page: Page, country: string, list = '/all-ads'): Promise<void> {
  await page.goto(`/your-country?${new URLSearchParams({ next: list })}`);
  await ready(page);
  await page.getByRole('combobox', { name: 'Country' }).selectOption(country);
  await page.getByRole('main').getByRole('button', { name: 'Save' }).click();
  await page.waitForURL((url) => url.pathname + url.search === list);
}
