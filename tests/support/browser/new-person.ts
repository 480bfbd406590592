import { randomBytes } from 'node:crypto';
import { type APIRequestContext, request } from '@playwright/test';
import { mailedCode } from './mailed-code.ts';

const PASSWORD = 'violet kettle on the ninth stair';

/** Somebody who has just opened an account to sell, in a browser of their own: nobody else's test knows them. */
export async function newPerson(address: string) {
  const username = `n${Date.now().toString(36).slice(0, 5)}${randomBytes(4).toString('hex')}`;
  const email = `${username}@example.com`;
  const { origin } = new URL(address);
  const browser = await request.newContext({ baseURL: origin, extraHTTPHeaders: { origin } });
  await post(browser, 'createUser', {
    accountType: 2,
    username,
    email,
    password: PASSWORD,
    country: 'IN',
    adult: true,
    termsVersion: '1',
  });
  await post(browser, 'verifyOtp', { email, otp: await mailedCode(browser, email) });
  await browser.dispose();
  return { username, email };
}

async function post(browser: APIRequestContext, name: string, data: object): Promise<void> {
  const answer = await browser.post(`/api/user/${name}`, { data: { data } });
  if (!answer.ok()) throw new Error(await answer.text());
}
