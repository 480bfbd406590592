import type { Page } from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { mailedCode } from './mailed-code.ts';

const PASSWORD = 'violet kettle on the ninth stair';

/** Somebody of their own for one test, signed in, with the free plan of their kind: 1 for sellers, 5 for buyers. */
export async function registerInBrowser(page: Page, address: string, accountType: 1 | 2) {
  const { origin } = new URL(address);
  const username = `n${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  const call = async (path: string, data: object) => {
    const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
    const headers = { origin, 'idempotency-key': randomUUID(), ...(token ? { 'x-token': token } : {}) };
    const answer = await page.request.post(path, { headers, data: { data } });
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  };
  const account = { accountType, username, email, password: PASSWORD, country: 'GB' };
  await call('/api/user/createUser', { ...account, adult: true, termsVersion: '1' });
  await call('/api/user/verifyOtp', { email, otp: await mailedCode(page.request, email) });
  await call('/api/user/login', { email, password: PASSWORD });
  await call('/api/payment/choosePlan', { plan: accountType === 2 ? 1 : 5 });
  return { username, email };
}
