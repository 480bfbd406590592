import { expect, test } from 'vitest';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';
import { newcomerForm, newestCode, openAccount } from '#tests/support/people/visitor.ts';

const site = useSite();

test('at and id are hints: whatever they say, one stays who one is', async () => {
  const [seller, other] = [await openAccount(site), await openAccount(site, { accountType: 1 })];
  for (const [name, value] of [
    ['at', '1'],
    ['id', other.id],
  ] as const)
    seller.visitor.jar.set(name, { value, attributes: '' });
  expect((await seller.visitor.get('/api/seller/getProfile')).json().profile.user_id).toBe(seller.id);
  expect((await seller.visitor.get('/api/buyer/getProfile')).statusCode).toBe(403);
});

test('over HTTPS every cookie is Secure, and the hidden ones are bound to this host', async () => {
  const secure = await openTestSite({ change: (config) => ({ ...config, ORIGIN: 'https://fairhank.test' }) });
  try {
    const login = await secure.app.inject({
      method: 'POST',
      url: '/api/user/createUser',
      payload: JSON.stringify({ data: newcomerForm({ email: 'eva@example.com' }) }),
      headers: { origin: 'https://fairhank.test', 'content-type': 'application/json' },
    });
    expect(login.statusCode).toBe(200);
    const mark = String(login.headers['set-cookie']);
    expect(mark).toMatch(
      /^__Host-browser=[\w-]{43}\.[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const verified = await secure.app.inject({
      method: 'POST',
      url: '/api/user/verifyOtp',
      payload: JSON.stringify({
        data: { email: 'eva@example.com', otp: await newestCode(secure, 'eva@example.com') },
      }),
      headers: {
        origin: 'https://fairhank.test',
        'content-type': 'application/json',
        cookie: mark.split(';')[0],
      },
    });
    const cookies = [verified.headers['set-cookie'] ?? []].flat();
    expect(cookies.map((line) => line.split('=', 1).join('')).toSorted()).toEqual([
      '__Host-dev',
      '__Host-sid',
      'at',
      'id',
      'token',
    ]);
    for (const line of cookies) expect(line).toContain('; Secure');
  } finally {
    await secure.close();
  }
});
