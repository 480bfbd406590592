import { expect, test } from '@playwright/test';

for (const [locale, currency] of [
  ['en-GB', 'GBP'],
  ['de-DE', 'EUR'],
  ['hi-IN', 'INR'],
] as const) {
  test(`a visitor whose browser speaks ${locale} is offered ${currency}`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ locale, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    for (const path of ['/hair-price-calculator', '/all-ads']) {
      await page.goto(path);
      await expect(page.getByRole('main').getByLabel('Currency')).toHaveValue(currency);
    }
    await context.close();
  });
}
