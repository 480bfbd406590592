import { expect, test } from 'vitest';
import { openTestSite, useSite } from '#tests/support/site/test-site.ts';
import { GOOD_PASSWORD, newcomerForm, newestCode, openAccount } from '#tests/support/people/visitor.ts';

const site = useSite({ pages: true });

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
      'prefs',
      'token',
    ]);
    for (const line of cookies) expect(line).toContain('; Secure');
  } finally {
    await secure.close();
  }
});

test('where somebody is at home, lists and ads know from the sign-in on, until they sign out; a choice stays', async () => {
  const { visitor, email } = await openAccount(site, { accountType: 1, country: 'DE' });
  const told = () => new URLSearchParams(visitor.jar.get('prefs')?.value).get('to');
  expect(told()).toBe('DE');
  visitor.jar.set('js', { value: '1', attributes: '' });
  expect((await visitor.get('/all-ads')).body.replaceAll('<!-- -->', '')).toContain('Posts to Germany');
  const logIn = () => visitor.post('/api/user/login', { email, password: GOOD_PASSWORD });
  await visitor.postForm('/logout', {});
  expect(told()).toBe('');
  visitor.jar.set('prefs', { value: 'length=cm&to=any', attributes: '' });
  expect((await logIn()).json().success).toBe(1);
  expect(visitor.jar.get('prefs')?.value).toBe('length=cm&to=any');
});
