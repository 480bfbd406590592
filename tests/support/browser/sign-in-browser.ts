import type { Page } from '@playwright/test';
import type { Name } from '../people/cast.ts';

/** Signs somebody of the demo in, by the same call as the login page. */
export async function signIn(page: Page, name: Name, address: string): Promise<void> {
  const answer = await page.request.post('/api/user/login', {
    data: { data: { email: `${name}@fairhank.test`, password: 'demo-hair-market' } },
    headers: { origin: new URL(address).origin },
  });
  const { success } = (await answer.json()) as { success: number };
  if (success !== 1) throw new Error(`${name} cannot sign in: ${await answer.text()}`);
}
