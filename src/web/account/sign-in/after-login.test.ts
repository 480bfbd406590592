import { expect, test } from 'vitest';
import { pathAfterSignIn } from './after-login.ts';

const asha = {
  email: 'asha@example.com',
  token: 'x',
  accountType: 2,
  user_id: '1',
  is_active: 1,
  subscription_type: 1,
  username: 'asha',
  role: 'enduser',
} as const;

test.each([
  [asha, null, '/seller/seller-profile'],
  [asha, '/saved', '/saved'],
  [asha, '//evil.example', '/seller/seller-profile'],
  [asha, '/.//evil.example', '/seller/seller-profile'],
  [{ ...asha, is_active: 0 as const }, null, '/seller/seller-profile'],
  [{ ...asha, is_active: 0 as const, subscription_type: 0 }, '/saved', '/payment/'],
  [{ ...asha, accountType: 1 as const }, null, '/buyer/buyer-profile'],
  [
    { ...asha, accountType: 0 as const, role: 'admin' as const, subscription_type: 0 },
    null,
    '/super-admin-user/ad-list',
  ],
])('%j who wanted %s goes to %s', (details, next, path) => expect(pathAfterSignIn(details, next)).toBe(path));
