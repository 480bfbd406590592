import { expect, test } from '@playwright/test';
import { ready } from '../../support/browser/ready.ts';
import { signIn } from '../../support/browser/sign-in-browser.ts';

test(
  'the list becomes a table under the hand, is put in order by its headings, and stays one',
  { tag: '@wide' },
  async ({ page, baseURL }) => {
    await signIn(page, 'bela', baseURL ?? '');
    await page.goto('/all-ads');
    await ready(page);
    await page.getByRole('button', { name: 'Table', exact: true }).click();
    const table = page.getByRole('region', { name: 'Ads as a table' });
    await expect(table.getByRole('row').nth(5)).toBeVisible();
    const length = table.getByRole('columnheader', { name: 'Length' });
    await length.getByRole('link').click();
    await expect(length).toHaveAttribute('aria-sort', 'descending');
    await expect(page).toHaveURL(/sort=longest/);
    await length.getByRole('link').click();
    await expect(length).toHaveAttribute('aria-sort', 'ascending');
    const inches = await table.locator('tbody td:nth-child(2)').allInnerTexts();
    const read = inches.map((text) => Number.parseFloat(text));
    expect(read).toEqual(read.toSorted((a, b) => a - b));
    await page.reload();
    await expect(table.getByRole('columnheader', { name: 'Length' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the list as CSV' }).click();
    expect((await download).suggestedFilename()).toBe('ads.csv');
  },
);
