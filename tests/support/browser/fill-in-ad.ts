import type { Page } from '@playwright/test';

/** The choices of the hair step that have no answer yet, but the length. */
export async function fillInHair(page: Page): Promise<void> {
  for (const name of ['Already cut', 'Black', 'Indian', 'Never coloured'])
    await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  await page.getByRole('main').getByLabel('Weight').fill('160 g');
  await page
    .getByRole('main')
    .getByLabel(/I agree that the hair type/)
    .check();
}

export async function fillInPrice(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Price', { exact: true }).fill('420');
  await main.getByLabel('Currency').selectOption('GBP');
  await main.getByLabel('Country', { exact: true }).selectOption('GB');
  await main.getByLabel('Town').fill('Bristol');
}
