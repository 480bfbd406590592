import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#demo/demo-accounts.ts';

/** Signs in as somebody of the demo, as a program does it; the browser keeps the cookies. */
export async function signIn(page: Page, name: 'asha' | 'bela', baseURL: string): Promise<void> {
  const answer = await page.request.post('/api/user/login', {
    headers: { origin: baseURL },
    data: { data: { email: `${name}@fairhank.test`, password: DEMO_PASSWORD } },
  });
  expect(await answer.json()).toMatchObject({ success: 1 });
}

/** From the plan table to the sandbox's own page, with the total on the button. */
export async function orderPlan(page: Page, plan: string, currency: string, total: string): Promise<void> {
  await page.goto('/payment/');
  await page.getByRole('navigation', { name: 'Currency' }).getByRole('link', { name: currency }).click();
  await page.getByRole('link', { name: `Choose ${plan}` }).click();
  await page.getByRole('button', { name: `Pay ${total}` }).click();
  await expect(page.getByRole('heading', { name: 'Payment sandbox' })).toBeVisible();
}
