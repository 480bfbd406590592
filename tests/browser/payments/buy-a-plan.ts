import { expect, type Page } from '@playwright/test';
import { CURRENCIES, type Currency, formatMoney } from '#rules/money/money.ts';
import { toCharge } from '#rules/payments/charge.ts';
import { openRandom } from '#tests/support/random.ts';
import { isFree, type Plan, PLANS } from '#rules/payments/subscription.ts';

/** From the plan table to the sandbox's own page, with the total on the button. */
export async function orderPlan(page: Page, plan: string, currency: string, total: string): Promise<void> {
  await page.goto('/payment/');
  const wanted = page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: currency });
  await wanted.click();
  await expect(wanted).toHaveAttribute('aria-current', 'true');
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
}

/** Without script nothing is sent by itself: whoever is back from the provider presses once more. */
export const finishOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Finish my order' }).click();

/** Every plan on sale for this kind of account, in every currency. */
export const onSaleFor = (takenBy: Plan['takenBy']): { plan: Plan; currency: Currency }[] =>
  Object.values(PLANS)
    .filter((plan) => plan.takenBy === takenBy && !isFree(plan))
    .flatMap((plan) => CURRENCIES.map((currency) => ({ plan, currency })));

/** Each of these plans once. */
export const oneOfEachPlan = (takenBy: Plan['takenBy']) =>
  Object.values(Object.groupBy(onSaleFor(takenBy), ({ plan }) => plan.type)).map((offers) =>
    openRandom(`plan ${offers[0]?.plan.type}`).pick(offers),
  );

/** Buys it from its own address, and reads on the receipt that this sum was taken for this plan. */
export async function buy(
  page: Page,
  { plan, currency }: { plan: Plan; currency: Currency },
  isPlain = false,
): Promise<void> {
  const total = formatMoney(toCharge(plan.prices, currency).charged);
  await page.goto(`/payment/?plan=${plan.type}&currency=${currency}`);
  await page.getByRole('button', { name: `Pay ${total}`, exact: true }).click();
  await page.getByRole('button', { name: /^Pay everything/ }).click();
  if (isPlain) await finishOrder(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Thank you. ${plan.name} is yours.`);
  await expect(page.getByText(`We have received ${total}.`)).toBeVisible();
}
