import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { csvAd, csvFile } from '../trade/csv-file.ts';
import { ready } from './ready.ts';
import { registerTrader } from './register-in-browser.ts';

type Wishes = { address: string; /** With script. */ isAlive: boolean };

/** From My ads to the report of a file, with one row that is wrong. */
export async function sendAFile(page: Page, { address, isAlive }: Wishes): Promise<void> {
  const prefix = randomUUID().slice(0, 8);
  // Somebody of their own: one file of a seller runs at a time.
  await registerTrader(page, address);
  await page.goto('/seller/seller-profile');
  await page.getByRole('link', { name: 'Trade tools' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Trade tools' })).toBeVisible();
  await page.getByRole('link', { name: 'Send a file' }).click();
  if (isAlive) await ready(page);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByText('Choose a CSV file.').first()).toBeVisible();

  const text = csvFile([
    csvAd({ ref: `${prefix}-1`, submit: 'yes' }),
    csvAd({ ref: `${prefix}-2`, colour: 'blak' }),
  ]);
  const file = { name: 'tails.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
  await page.getByLabel('Your CSV file').setInputFiles(file);
  await page.getByRole('button', { name: 'Try it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What this file would do' })).toBeVisible();
  await expect(page.getByText('It would make 1 new ad.')).toBeVisible();
  await expect(page.locator('mark')).toHaveText('colour: blak');
  await expect(page.getByText('Choose a colour from the list.')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width, 'nothing sticks out').toBeLessThanOrEqual(0);

  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Only rows with problems' }).click();
  expect((await download).suggestedFilename()).toBe('report-tails.csv');

  await page.getByRole('button', { name: 'Run it' }).click();
  const isDone = page.getByRole('heading', { level: 1, name: 'What this file did' });
  // Without script the page loads itself again every four seconds.
  await expect(isDone).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Saved as a draft: it waits for photos.')).toBeVisible();
  await page.getByRole('link', { name: 'Add photos' }).click();
  await expect(page).toHaveURL(/post-an-ad\/photos\?draft=/);
}
