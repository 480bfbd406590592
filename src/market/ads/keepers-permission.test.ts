import { expect, test } from 'vitest';
import { ACCOUNT_TYPE, type Account } from '#rules/accounts/account.ts';
import { can, type KeepersPermission } from '#rules/permissions.ts';
import type { Context } from '../context.ts';
import { openMarket } from '../market.ts';
import { editAd } from './post/edit-ad.ts';
import { moveAd } from './life/move-ad.ts';
import { openForChange } from './open-for-change.ts';
import { showMyAd } from './mine/show-my-ad.ts';

const KEEPERS: readonly KeepersPermission[] = [
  'change this ad',
  'change ads of your own',
  'change ads as staff',
];

/** Never called: the compiler reads it. A wrong name that compiled would make the line above it an error. */
export async function opensNothingElse(ctx: Context): Promise<void> {
  const ad = { adId: 'ad', version: 1 };
  // @ts-expect-error -- to contact a seller is no right to change the ad
  await editAd(ctx, { ...ad, changes: {}, submit: false }, 'contact this seller');
  // @ts-expect-error -- everybody may upload a photo
  await moveAd(ctx, { ...ad, event: 'delete' }, 'upload a photo');
  // @ts-expect-error -- everybody may read their messages
  await showMyAd(ctx, 'ad', 'read and send messages');
  // @ts-expect-error -- whoever may see an ad may not change it
  await openForChange(ctx, ctx.db, ad, 'see this ad before it is published');
  // @ts-expect-error -- nor may whoever only opens its file
  await moveAd(ctx, { ...ad, event: 'delete' }, 'open the file of this ad');
  // @ts-expect-error -- by the menu neither
  await openMarket(ctx).myAds.move({ ...ad, event: 'delete' }, 'manage your account');
  // @ts-expect-error -- and a name that is none is none
  await openMarket(ctx).myAds.edit({ ...ad, changes: {}, submit: false }, 'change this ab');
}

test('each right that opens an ad is a keeper’s: a stranger has none of them', () => {
  const stranger: Account = {
    id: 'stranger',
    email: 'stranger@example.com',
    username: 'stranger',
    role: 'enduser',
    accountType: ACCOUNT_TYPE.seller,
  };
  for (const right of KEEPERS)
    expect(can(stranger, right, { sellerId: 'asha', enteredBy: null })).toBe(false);
  expect(can(stranger, 'change this ad', { sellerId: 'stranger', enteredBy: null })).toBe(true);
});
