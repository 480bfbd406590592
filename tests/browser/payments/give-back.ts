import { expect, type Page } from '@playwright/test';
import { PLANS } from '#rules/payments/subscription.ts';
import { buy } from './buy-a-plan.ts';

/** Buys a plan, looks at what giving it back would do, keeps it, and then gives it back. */
export async function giveBackOwn(page: Page, isPlain = false): Promise<void> {
  await buy(page, { plan: PLANS[2], currency: 'GBP' }, isPlain);
  await page.getByRole('link', { name: 'get your money back' }).click();
  await expect(page.getByText('You get £10 of £10 back, for 90 days that are left.')).toBeVisible();
  await expect(page.getByText('Seller Single from this order ends at once.')).toBeVisible();
  await page.getByRole('link', { name: 'Keep the plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you. Seller Single is yours.');
  await page.getByRole('link', { name: 'get your money back' }).click();
  await page.getByRole('button', { name: 'End the plan and get £10 back' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Order refunded');
}
