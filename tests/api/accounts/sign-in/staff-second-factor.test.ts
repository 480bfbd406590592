import { expect, test } from 'vitest';
import { openContext } from '#market/context.ts';
import { makeAdmin } from '#market/accounts/make-admin.ts';
import { openAuthenticator } from '#tests/support/people/authenticator.ts';
import { useSite } from '#tests/support/site/test-site.ts';
import { openVisitor } from '#tests/support/people/visitor.ts';

const site = useSite({ pages: true, change: (config) => ({ ...config, MODE: 'production' }) });

const PASSWORD = 'quiet lantern under the pier';

test('in production staff manage their account and nothing else until they have a second factor', async () => {
  const ctx = openContext(site.platform, null, 'test');
  await makeAdmin(ctx, { email: 'eva@example.com', username: 'eva', password: PASSWORD, country: 'GB' });
  const eva = openVisitor(site);
  const { loginDetails } = (
    await eva.post('/api/user/login', { email: 'eva@example.com', password: PASSWORD })
  ).json();
  expect(loginDetails.role).toBe('admin');
  for (const url of ['/api/super-admin-user/reports', '/api/super-admin-user/getProfile']) {
    const answer = await eva.get(url);
    expect([answer.statusCode, answer.json().message]).toEqual([
      403,
      'Set up your second factor first: you find it in your settings.',
    ]);
  }
  const page = await eva.get('/super-admin-user/settings/second-factor');
  expect(page.body).toContain('Staff need a second factor before they can work here.');
  expect((await eva.get('/super-admin-user/settings')).statusCode).toBe(200);

  const app = openAuthenticator(site);
  await app.enrol(eva, PASSWORD);
  expect((await eva.get('/api/super-admin-user/getProfile')).statusCode).toBe(200);
  site.clock.now = new Date(site.clock.now.getTime() + 30_000);
  const off = await eva.post('/api/user/endSecondFactor', { password: PASSWORD, code: app.show() });
  expect([off.statusCode, off.json().message]).toEqual([403, 'Staff cannot work without a second factor.']);
});

test('people who sell or buy need none', async () => {
  expect((await site.get('/api/seller/getProfile', 'asha')).statusCode).toBe(200);
});
