import type { BrowserContext, Locator, Page, Response } from '@playwright/test';
import { ready } from '#tests/support/browser/ready.ts';

export const PASSWORD = 'demo-hair-market';

/** By the form of the login page, once React has taken it over. */
export async function logIn(page: Page, name = 'asha'): Promise<void> {
  await page.goto('/login');
  await ready(page);
  await page.getByLabel('E-mail').fill(`${name}@fairhank.test`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((url) => url.pathname !== '/login');
  await ready(page);
}

export const isSignedIn = (page: Page): Locator => page.locator('form[action="/logout"]').first();
export const savedIn = (page: Page) =>
  page.evaluate(() => ({ email: localStorage.getItem('email'), password: localStorage.getItem('password') }));
export const logOut = (page: Page): Promise<void> =>
  page
    .locator('form[action="/logout"]')
    .first()
    .evaluate((form) => (form as HTMLFormElement).requestSubmit());
export const answered = (page: Page): Promise<Response> =>
  page.waitForResponse((response) => response.url().endsWith('/api/user/login'));

/** Opens a page and waits until the silent login there was answered. */
export async function openSilently(page: Page, path: string): Promise<Response> {
  const answer = answered(page);
  await page.goto(path);
  return answer;
}

/** What is left after a day: the saved login and the device, but no session. */
export async function forgetSession(context: BrowserContext): Promise<void> {
  for (const name of ['sid', 'token', 'at', 'id']) await context.clearCookies({ name });
}
