import { describe, expect, test } from 'vitest';
import { ACCOUNT_TYPE, type Account } from './account.ts';
import {
  ALL_PERMISSIONS,
  type Belongings,
  can,
  ensure,
  ensureSignedIn,
  type Permission,
} from './permissions.ts';

const person = (id: string, role: Account['role'], accountType: Account['accountType']): Account => ({
  id,
  role,
  accountType,
  username: id,
  email: `${id}@example.com`,
});
const cast = {
  bela: person('bela', 'enduser', ACCOUNT_TYPE.buyer),
  asha: person('asha', 'enduser', ACCOUNT_TYPE.seller),
  cleo: person('cleo', 'creator', ACCOUNT_TYPE.staff),
  dara: person('dara', 'admin', ACCOUNT_TYPE.staff),
};
type Name = keyof typeof cast;
const everybody = Object.keys(cast) as Name[];
const ashasAd = { sellerId: 'asha', enteredBy: null };
const cleosEntry = { sellerId: 'someone', enteredBy: 'cleo' };

/** Who may do it at all, as the access column of the API has it. */
const AT_ALL: Record<Permission, Name[]> = {
  'enter the buyer area': ['bela'],
  'enter the seller area': ['asha'],
  'enter the staff area': ['cleo', 'dara'],
  'post an ad': ['asha', 'cleo', 'dara'],
  'post an ad for a seller': ['cleo', 'dara'],
  'change this ad': ['asha', 'cleo', 'dara'],
  'see this ad before it is published': everybody,
  'change ads of your own': ['asha'],
  'change ads as staff': ['cleo', 'dara'],
  'upload a photo': everybody,
  'remove this photo': everybody,
  'contact this seller': ['bela', 'asha'],
  'see whether a seller has paid': everybody,
  'read and send messages': everybody,
  'save searches': everybody,
  'manage your account': everybody,
  'choose a plan': ['bela', 'asha'],
  'sell here as well': ['bela', 'asha'],
  'see this order': everybody,
  'review this ad': ['cleo', 'dara'],
  'see the ads of this seller': ['cleo', 'dara'],
  'see all ads': ['dara'],
  'see users': ['dara'],
  'see subscriptions': ['dara'],
  'block or restore this user': ['dara'],
  'change subscriptions': ['dara'],
  'hire staff': ['dara'],
  'handle reports': ['dara'],
  'handle held messages': ['dara'],
  'change the banner': ['dara'],
  'read the audit log': ['dara'],
  'see the figures': ['dara'],
  'set currency rates': ['dara'],
};

/** Who may do it to this very thing. */
const TO_A_THING: [Permission, string, Belongings, Name[]][] = [
  ['change this ad', "Asha's ad", ashasAd, ['asha', 'dara']],
  ['change this ad', 'an ad that Cleo entered', cleosEntry, ['cleo', 'dara']],
  ['change this ad', "a buyer's id on an ad", { sellerId: 'bela', enteredBy: null }, ['dara']],
  ['change ads of your own', "Asha's ad", ashasAd, ['asha']],
  ['change ads of your own', 'an ad that Cleo entered', cleosEntry, []],
  ['change ads as staff', "Asha's ad", ashasAd, ['dara']],
  ['change ads as staff', 'an ad that Cleo entered', cleosEntry, ['cleo', 'dara']],
  ['see this ad before it is published', "Asha's ad", ashasAd, ['asha', 'cleo', 'dara']],
  ['review this ad', "Asha's ad", ashasAd, ['cleo', 'dara']],
  ['review this ad', 'an ad that Cleo entered', cleosEntry, ['dara']],
  ['review this ad', 'an ad that Dara entered', { sellerId: 'asha', enteredBy: 'dara' }, ['cleo', 'dara']],
  ['contact this seller', "Asha's ad", ashasAd, ['bela']],
  ['see the ads of this seller', 'a seller Cleo enters for', { hasEnteredFor: true }, ['cleo', 'dara']],
  ['see the ads of this seller', 'another seller', { hasEnteredFor: false }, ['dara']],
  ['block or restore this user', 'Dara herself', { accountId: 'dara' }, []],
  ['block or restore this user', 'Asha', { accountId: 'asha' }, ['dara']],
  ['remove this photo', "Bela's", { accountId: 'bela' }, ['bela']],
  ['see this order', "Asha's", { accountId: 'asha' }, ['asha']],
];

const allowed = (permission: Permission, thing?: Belongings) =>
  everybody.filter((name) => can(cast[name], permission, thing));

test.each(ALL_PERMISSIONS)('%s', (permission) => {
  expect(allowed(permission)).toEqual(AT_ALL[permission]);
  expect(can(null, permission)).toBe(false);
});

test.each(TO_A_THING)('%s: %s', (permission, _, thing, names) => {
  expect(allowed(permission, thing)).toEqual(names);
});

describe('ensure', () => {
  test('gives the account', () => expect(ensure(cast.asha, 'post an ad')).toBe(cast.asha));
  test('tells a visitor to sign in', () => {
    expect(() => ensure(null, 'post an ad')).toThrow(
      expect.objectContaining({ code: 'not-signed-in', message: 'Sign in to post an ad.' }),
    );
    expect(() => ensureSignedIn(null)).toThrow(expect.objectContaining({ code: 'not-signed-in' }));
    expect(ensureSignedIn(cast.bela)).toBe(cast.bela);
  });
  test('says what somebody may not', () => {
    expect(() => ensure(cast.bela, 'post an ad')).toThrow(
      expect.objectContaining({ code: 'not-allowed', message: 'You may not post an ad.' }),
    );
  });
});

test('staff who lack their second factor manage their account, and nothing else', () => {
  const dara = { ...cast.dara, lacksSecondFactor: true };
  expect(ALL_PERMISSIONS.filter((permission) => can(dara, permission))).toEqual(['manage your account']);
  expect(() => ensure(dara, 'see users')).toThrow('Set up your second factor first');
});
