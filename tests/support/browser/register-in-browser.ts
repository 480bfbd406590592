import { type APIRequestContext, type Page, request } from '@playwright/test';
import { randomBytes, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '#demo/people/demo-logins.ts';
import { TRADER } from '../trade/enter-trader.ts';
import { mailedCode } from './mailed-code.ts';

/** Of everybody who registers here. */
export const NEW_PASSWORD = 'violet kettle on the ninth stair';
const FORM = { password: NEW_PASSWORD, country: 'GB', adult: true, termsVersion: '1' };
type AccountType = 1 | 2;

/** Somebody of their own for one test, signed in, with the free plan of their kind: 1 for sellers, 5 for buyers. */
export async function registerInBrowser(page: Page, address: string, accountType: AccountType) {
  const { origin } = new URL(address);
  const person = await register(page.request, origin, accountType);
  await call(page.request, '/api/user/login', { email: person.email, password: NEW_PASSWORD }, { origin });
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const plan = accountType === 2 ? 1 : 5;
  await call(page.request, '/api/payment/choosePlan', { plan }, { origin, 'x-token': token });
  return person;
}

/** The same with the plan Trade, which Dara gives them, and who they are. */
export async function registerTrader(page: Page, address: string): Promise<void> {
  const { origin } = new URL(address);
  await registerInBrowser(page, address, 2);
  const userId = (await page.context().cookies()).find(({ name }) => name === 'id')?.value;
  const dara = await request.newContext({ baseURL: origin });
  await call(dara, '/api/user/login', { email: 'dara@fairhank.test', password: DEMO_PASSWORD }, { origin });
  const { cookies } = await dara.storageState();
  const token = cookies.find(({ name }) => name === 'token')?.value ?? '';
  const plan = { userId, plan: 4, reason: 'They trade in a test.' };
  await call(dara, '/api/super-admin-user/updateSubscriptionAsActive', plan, { origin, 'x-token': token });
  await dara.dispose();
  const own = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const details = { ...TRADER, version: 0 };
  await call(page.request, '/api/trade/saveTraderDetails', details, { origin, 'x-token': own });
}

/** Somebody who has just opened an account to sell, in a browser of their own: nobody else's test knows them. */
export async function newPerson(address: string) {
  const { origin } = new URL(address);
  const browser = await request.newContext({ baseURL: origin });
  const person = await register(browser, origin, 2);
  await browser.dispose();
  return person;
}

async function register(browser: APIRequestContext, origin: string, accountType: AccountType) {
  const username = `n${randomBytes(6).toString('hex')}`;
  const email = `${username}@example.com`;
  await call(browser, '/api/user/createUser', { ...FORM, accountType, username, email }, { origin });
  await call(browser, '/api/user/verifyOtp', { email, otp: await mailedCode(browser, email) }, { origin });
  return { username, email };
}

async function call(
  browser: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string>,
): Promise<void> {
  const sent = { headers: { 'idempotency-key': randomUUID(), ...headers }, data: { data } };
  const answer = await browser.post(path, sent);
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
}
