import { expect, test } from 'vitest';
import { ACCOUNT_TYPE, type Account } from '../../accounts/account.ts';
import { can, type Permission } from '../../permissions.ts';

const person = (id: string, role: Account['role'], accountType: Account['accountType']): Account => ({
  id,
  role,
  accountType,
  username: id,
  email: `${id}@example.com`,
  hasFreshProof: true,
});
const CAST = [
  person('bela', 'enduser', ACCOUNT_TYPE.buyer),
  person('asha', 'enduser', ACCOUNT_TYPE.seller),
  person('cora', 'enduser', ACCOUNT_TYPE.buyer),
  person('cleo', 'creator', ACCOUNT_TYPE.staff),
  person('mira', 'moderator', ACCOUNT_TYPE.staff),
  person('dara', 'admin', ACCOUNT_TYPE.staff),
];
/** Bela buys of Asha. */
const SALE = { accountId: 'bela', sellerId: 'asha' };

test.each<[Permission, string[]]>([
  ['see this sale', ['bela', 'asha', 'dara']],
  ['act as the buyer of this sale', ['bela']],
  ['act as the seller of this sale', ['asha']],
  ['see all sales', ['dara']],
  ['decide disputes', ['dara']],
  ['freeze a sale', ['dara']],
  ['move sale money', ['dara']],
])('of people and staff, these may %s: %o', (permission, who) => {
  expect(CAST.filter((each) => can(each, permission, SALE)).map(({ id }) => id)).toEqual(who);
});

test('no admin decides on, stops or pays a sale of their own', () => {
  const dara = person('dara', 'admin', ACCOUNT_TYPE.staff);
  for (const permission of ['decide disputes', 'freeze a sale', 'move sale money'] as const)
    for (const own of [
      { accountId: 'dara', sellerId: 'asha' },
      { accountId: 'bela', sellerId: 'dara' },
    ])
      expect(can(dara, permission, own), permission).toBe(false);
});
