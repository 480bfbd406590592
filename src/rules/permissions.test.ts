import { describe, expect, test } from 'vitest';
import { SALE_PROOFS, SALE_RIGHTS } from '#tests/support/sales/sale-rights.ts';
import { WANTED_RIGHTS } from '#tests/support/wanted/wanted-rights.ts';
import { ACCOUNT_TYPE, type Account } from './accounts/account.ts';
import {
  ALL_PERMISSIONS,
  type Belongings,
  can,
  ensure,
  ensureMayLook,
  ensureSignedIn,
  isProofFresh,
  type Permission,
} from './permissions.ts';

const person = (id: string, role: Account['role'], accountType: Account['accountType']): Account => ({
  id,
  role,
  accountType,
  username: id,
  email: `${id}@example.com`,
  hasFreshProof: true,
});
const cast = {
  bela: person('bela', 'enduser', ACCOUNT_TYPE.buyer),
  asha: person('asha', 'enduser', ACCOUNT_TYPE.seller),
  cleo: person('cleo', 'creator', ACCOUNT_TYPE.staff),
  mira: person('mira', 'moderator', ACCOUNT_TYPE.staff),
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
  'enter the staff area': ['cleo', 'mira', 'dara'],
  'post an ad': ['asha', 'cleo', 'dara'],
  'post an ad for a seller': ['cleo', 'dara'],
  'invite somebody to sell': ['cleo', 'dara'],
  'handle this invitation': ['cleo', 'dara'],
  'change this ad': ['asha', 'cleo', 'dara'],
  'see this ad before it is published': everybody,
  'change ads of your own': ['asha'],
  'open the file of this ad': ['cleo', 'mira', 'dara'],
  'change ads as staff': ['cleo', 'dara'],
  'upload a photo': everybody,
  'remove this photo': everybody,
  'contact this seller': ['bela', 'asha'],
  'make an offer on this ad': ['bela', 'asha'],
  'answer this offer': ['bela', 'asha'],
  ...SALE_RIGHTS,
  ...WANTED_RIGHTS,
  'see whether a seller has paid': everybody,
  'read and send messages': everybody,
  'rate the other side of a sale': ['bela', 'asha'],
  'answer a rating about you': ['bela', 'asha'],
  'save searches': everybody,
  'keep bundles': ['bela', 'asha'],
  'follow sellers': ['bela', 'asha'],
  'manage your account': everybody,
  'choose a plan': ['bela', 'asha'],
  'use trade tools': ['bela', 'asha'],
  'sell here as well': ['bela', 'asha'],
  'see this order': everybody,
  'review this ad': ['cleo', 'mira', 'dara'],
  'see the ads of this seller': ['cleo', 'mira', 'dara'],
  'see all ads': ['mira', 'dara'],
  'see users': ['mira', 'dara'],
  'reveal an address': ['dara'],
  'see subscriptions': ['dara'],
  'block or restore this user': ['mira', 'dara'],
  'keep notes on this person': ['mira', 'dara'],
  'ban this person': ['mira', 'dara'],
  'erase or export the data of this person': ['dara'],
  'change subscriptions': ['dara'],
  'hire staff': ['dara'],
  'change this role': ['dara'],
  'handle reports': ['mira', 'dara'],
  'handle held messages': ['mira', 'dara'],
  'handle cases': ['mira', 'dara'],
  'check buyers': ['mira', 'dara'],
  'decide cases for the management': ['dara'],
  'change ready answers': ['dara'],
  'change the banner': ['dara'],
  'read the audit log': ['dara'],
  'see the figures': ['dara'],
  'set currency rates': ['dara'],
  'set plan prices': ['dara'],
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
  ['open the file of this ad', "Asha's ad", ashasAd, ['mira', 'dara']],
  ['open the file of this ad', 'an ad that Cleo entered', cleosEntry, ['cleo', 'mira', 'dara']],
  ['see this ad before it is published', "Asha's ad", ashasAd, ['asha', 'cleo', 'mira', 'dara']],
  ['review this ad', "Asha's ad", ashasAd, ['cleo', 'mira', 'dara']],
  ['review this ad', 'an ad that Cleo entered', cleosEntry, ['mira', 'dara']],
  [
    'review this ad',
    'what Mira entered in another role',
    { sellerId: 'asha', enteredBy: 'mira' },
    ['cleo', 'dara'],
  ],
  [
    'review this ad',
    'an ad that Dara entered',
    { sellerId: 'asha', enteredBy: 'dara' },
    ['cleo', 'mira', 'dara'],
  ],
  ['contact this seller', "Asha's ad", ashasAd, ['bela']],
  ['make an offer on this ad', "Asha's ad", ashasAd, ['bela']],
  ['answer this offer', 'one of Bela to Asha', { accountId: 'bela', sellerId: 'asha' }, ['bela', 'asha']],
  ['answer this offer', 'one of Bela to somebody', { accountId: 'bela', sellerId: 'someone' }, ['bela']],
  ['answer this offer', 'one between others', { accountId: 'other', sellerId: 'someone' }, []],
  ['change this wanted ad', "Bela's", { accountId: 'bela' }, ['bela', 'dara']],
  ['see the ads of this seller', 'one Cleo enters for', { hasEnteredFor: true }, ['cleo', 'mira', 'dara']],
  ['see the ads of this seller', 'another seller', { hasEnteredFor: false }, ['mira', 'dara']],
  ['block or restore this user', 'Dara herself', { accountId: 'dara', accountRole: 'admin' }, []],
  ['block or restore this user', 'Asha', { accountId: 'asha', accountRole: 'enduser' }, ['mira', 'dara']],
  ['block or restore this user', 'Cleo', { accountId: 'cleo', accountRole: 'creator' }, ['dara']],
  ['block or restore this user', 'Mira herself', { accountId: 'mira', accountRole: 'moderator' }, ['dara']],
  ['erase or export the data of this person', 'Asha', { accountId: 'asha' }, ['dara']],
  ['erase or export the data of this person', 'Dara herself', { accountId: 'dara' }, []],
  ['keep notes on this person', 'Asha', { accountId: 'asha', accountRole: 'enduser' }, ['mira', 'dara']],
  ['keep notes on this person', 'Mira herself', { accountId: 'mira', accountRole: 'moderator' }, ['dara']],
  ['ban this person', 'Asha', { accountId: 'asha', accountRole: 'enduser' }, ['mira', 'dara']],
  ['ban this person', 'Cleo', { accountId: 'cleo', accountRole: 'creator' }, []],
  ['change this role', 'Cleo', { accountId: 'cleo' }, ['dara']],
  ['change this role', 'Dara herself', { accountId: 'dara' }, []],
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
  test('gives the account, and tells a visitor to sign in', () => {
    expect(ensure(cast.asha, 'post an ad')).toBe(cast.asha);
    expect(() => ensure(null, 'post an ad')).toThrow(
      expect.objectContaining({ code: 'not-signed-in', message: 'Sign in to post an ad.' }),
    );
    expect(() => ensureSignedIn(null)).toThrow(expect.objectContaining({ code: 'not-signed-in' }));
    expect(ensureSignedIn(cast.bela)).toBe(cast.bela);
  });
  test('says what somebody may not', () => {
    const asSaid = (message: string) => expect.objectContaining({ code: 'not-allowed', message });
    expect(() => ensure(cast.bela, 'post an ad')).toThrow(asSaid('Only sellers can post an ad.'));
    expect(() => ensure(cast.asha, 'see users')).toThrow(asSaid('You may not see users.'));
  });
});

test('staff who lack their second factor manage their account, and nothing else', () => {
  const dara = { ...cast.dara, lacksSecondFactor: true };
  expect(ALL_PERMISSIONS.filter((permission) => can(dara, permission))).toEqual(['manage your account']);
  expect(() => ensure(dara, 'see users')).toThrow('Set up your second factor first');
});

/** What touches a person, money, rates or texts. */
const ASKS_PROOF: Permission[] = [
  'invite somebody to sell',
  'handle this invitation',
  'change ads as staff',
  'change this wanted ad',
  ...SALE_PROOFS,
  'review this ad',
  'review wanted ads',
  'reveal an address',
  'block or restore this user',
  'keep notes on this person',
  'ban this person',
  'erase or export the data of this person',
  'change subscriptions',
  'hire staff',
  'change this role',
  'handle reports',
  'handle held messages',
  'handle cases',
  'check buyers',
  'decide cases for the management',
  'change ready answers',
  'change the banner',
  'set currency rates',
  'set plan prices',
];
const catchRefusal = (ask: () => unknown) => {
  try {
    ask();
    return 'none';
  } catch (error) {
    return (error as { details: { needs?: string } }).details.needs ?? 'another';
  }
};

describe('a proof that is not fresh', () => {
  const [dara, cleo] = [cast.dara, cast.cleo].map((account) => ({ ...account, hasFreshProof: false }));
  if (!dara || !cleo) throw new Error('nobody is here');

  test('is asked of staff for each of these, and for nothing else', () => {
    const asked = ALL_PERMISSIONS.filter(
      (permission) => catchRefusal(() => ensure(dara, permission)) === 'proof',
    );
    expect(asked).toEqual(ASKS_PROOF);
  });
  test('does not hide what may be done, and is not asked of whoever only looks', () => {
    for (const permission of ASKS_PROOF) {
      expect(can(dara, permission)).toBe(true);
      expect(ensureMayLook(dara, permission)).toBe(dara);
    }
  });
  test('is asked after the question whether somebody may at all', () =>
    expect(catchRefusal(() => ensure(cleo, 'hire staff'))).toBe('another'));
  test('is asked for the ads of others, not for what staff entered themselves; never of people', () => {
    expect(catchRefusal(() => ensure(dara, 'change this ad', ashasAd))).toBe('proof');
    expect(catchRefusal(() => ensure(cleo, 'change this ad', cleosEntry))).toBe('none');
    const asha = { ...cast.asha, hasFreshProof: false };
    expect(catchRefusal(() => ensure(asha, 'change this ad', ashasAd))).toBe('none');
  });
  test.each([
    ['admin', 10],
    ['creator', 10],
    ['moderator', 10],
    ['enduser', 15],
  ] as const)('%s: one of %d minutes ago holds, an older one does not', (role, minutes) => {
    const now = new Date('2026-05-01T12:00:00Z');
    const ago = (ms: number) => new Date(now.getTime() - ms);
    expect(isProofFresh({ role }, ago(minutes * 60_000), now)).toBe(true);
    expect(isProofFresh({ role }, ago(minutes * 60_000 + 1), now)).toBe(false);
    expect(isProofFresh({ role }, null, now)).toBe(false);
  });
});
