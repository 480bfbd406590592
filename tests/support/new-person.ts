import { randomBytes } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';

/** Somebody who has just signed up to sell and not yet proved the address: nobody else's test knows them. */
export async function newPerson(request: APIRequestContext, address: string) {
  const username = `n${Date.now().toString(36).slice(0, 5)}${randomBytes(4).toString('hex')}`;
  const email = `${username}@example.com`;
  const answer = await request.post('/api/user/createUser', {
    headers: { origin: new URL(address).origin },
    data: {
      data: {
        accountType: 2,
        username,
        email,
        password: 'violet kettle on the ninth stair',
        country: 'IN',
        adult: true,
        termsVersion: '1',
      },
    },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return { username, email };
}
