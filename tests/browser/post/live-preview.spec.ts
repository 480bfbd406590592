import { expect, test } from '@playwright/test';
import { beginDraft } from './photo-step.ts';

test(
  'the ad as buyers will see it, and where its price lies, follow what is typed',
  { tag: '@both' },
  async ({ page, baseURL, isMobile }) => {
    const main = page.getByRole('main');
    const card = main.getByRole('region', { name: 'Your ad as buyers will see it' });
    await beginDraft(page, baseURL);
    if (isMobile) {
      await expect(card).toBeHidden();
      await main.getByText('See it as buyers will').tap();
    }
    await expect(card).toBeVisible();
    for (const name of [/^Already cut/, /^Black/, /^Indian/, /^Never coloured/])
      await main.getByRole('radio', { name }).check();
    await main.getByLabel('Length', { exact: true }).pressSequentially('71 cm');
    await expect(card).toContainText('28 in straight black hair, never dyed');
    await main.getByLabel(/I agree that the hair type/).check();
    await main.getByLabel('Weight', { exact: true }).pressSequentially('160');
    await expect(card).toContainText('28 in straight black Indian hair, never dyed, 160 g');
    await main.getByRole('button', { name: 'Save and continue' }).click();

    await expect(page.getByText('Step 3 of 4')).toBeVisible();
    const meter = main.getByRole('figure');
    const price = main.getByLabel('Price', { exact: true });
    await main.getByLabel('Currency').selectOption('GBP');
    await expect(main.getByText(/A dealer pays about £/)).toBeVisible();
    await expect(meter).toHaveCount(0);
    await price.pressSequentially('1');
    await expect(meter).toContainText('Below what');
    await price.pressSequentially('0000');
    await expect(meter).toContainText('Above what');
    await expect(main.getByText('= £10,000')).toBeVisible();
    if (isMobile) await main.getByText('See it as buyers will').tap();
    await expect(card).toContainText('£10,000 £62.50/g');
    await expect(main.getByText('Is a comma or a zero out of place?')).toBeVisible();
    await price.fill('120');
    await expect(main.getByText('Is a comma or a zero out of place?')).toHaveCount(0);
    await main.getByLabel('Currency').selectOption('INR');
    await expect(meter).toContainText('Below what');
    await price.fill('');
    await expect(meter).toHaveCount(0);
  },
);
