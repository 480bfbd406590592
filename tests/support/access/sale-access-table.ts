import type { Thing } from './access-things.ts';
import { type AccessRow, ADMIN, DECISION, hiddenFrom, only, reason } from './access-verdicts.ts';

/** Of those who trade here, whoever was one of the two. */
export const saleSides = (thing: Thing, more: object = {}, refusedAs?: number): AccessRow => ({
  atAll: only('buyer', 'seller'),
  of: {
    thing,
    own: only('buyer', 'seller'),
    others: hiddenFrom(only(), 'buyer', 'seller'),
    more,
    ...(refusedAs && { refusedAs }),
  },
});

/** Every step of a sale says from which version it is taken. */
const FIRST = { version: 1 };
const TEXT = { text: 'The tape in my photo shows what was agreed on.' };
const STATEMENT = 'We looked at the photos of both sides, and at what was agreed on.';
/** Admins, but in no sale of their own. */
const forStaff = (more: object = {}, refusedAs = 409): AccessRow => ({
  ...DECISION,
  of: {
    thing: 'protected sale',
    own: only(),
    others: only('admin'),
    more: { ...FIRST, reason, ...more },
    refusedAs,
  },
});

/** Who may do what in a protected sale. */
export const SALE_ACCESS: Record<string, AccessRow> = {
  'sale/list': { atAll: only('buyer', 'seller', 'admin') },
  'sale/show': {
    atAll: only('buyer', 'seller', 'admin'),
    of: {
      thing: 'protected sale',
      own: only('buyer', 'seller', 'admin'),
      others: hiddenFrom(only('admin'), 'buyer', 'seller'),
    },
  },
  'sale/withdraw': saleSides('protected sale', FIRST),
  'sale/capture': saleSides('protected sale'),
  'sale/pay': saleSides('protected sale', FIRST, 409),
  'sale/grantDays': saleSides('protected sale', { ...FIRST, days: 1 }, 409),
  'sale/askCancel': saleSides('protected sale', FIRST, 409),
  'sale/cancel': saleSides('protected sale', FIRST, 409),
  'sale/stop': saleSides('protected sale', FIRST, 409),
  'sale/arrived': saleSides('protected sale', FIRST, 409),
  'sale/acceptHair': saleSides('protected sale', FIRST, 409),
  'sale/takePart': saleSides('protected sale', FIRST, 409),
  'sale/checkLight': saleSides('protected sale'),
  'sale/waitLonger': saleSides('protected sale', FIRST, 403),
  'sale/codeWord': saleSides('protected sale', FIRST, 403),
  'sale/prove': saleSides('protected sale', { ...FIRST, grams: 164, length: 711, photos: [] }, 403),
  'sale/ship': saleSides('protected sale', { ...FIRST, carrier: 'royal-mail', number: 'AB473124829GB' }, 403),
  'sale/correctParcel': saleSides(
    'protected sale',
    { ...FIRST, carrier: 'royal-mail', number: 'AB473124829GB' },
    403,
  ),
  'sale/answerCancel': saleSides('protected sale', { ...FIRST, yes: true }, 403),
  'sale/noteArrival': saleSides('protected sale', { ...FIRST, day: '2026-01-01' }, 403),
  'sale/offerPart': saleSides('protected sale', { ...FIRST, amount: 100 }, 403),
  'sale/dispute': saleSides('protected sale', { ...FIRST, ...TEXT, reason: 'not-received' }, 409),
  'sale/answer': saleSides('protected sale', { ...FIRST, ...TEXT }, 403),
  'sale/evidence': saleSides('protected sale', { ...FIRST, ...TEXT }, 409),
  'sale/drop': saleSides('protected sale', FIRST, 409),
  'sale/giveIn': saleSides('protected sale', FIRST, 403),
  'sale/acceptDecision': saleSides('protected sale', FIRST, 409),
  'sale/appeal': saleSides('protected sale', { ...FIRST, ...TEXT }, 409),
  'sale/evidenceFile': {
    atAll: only('buyer', 'seller', 'admin'),
    of: {
      thing: 'protected sale',
      own: only('buyer', 'seller', 'admin'),
      others: hiddenFrom(only('admin'), 'buyer', 'seller'),
    },
  },
  'sale/returnAddress': saleSides(
    'protected sale',
    { ...FIRST, name: 'Asha', lines: '1 High Street, Leeds', country: 'GB' },
    403,
  ),
  'sale/postReturn': saleSides(
    'protected sale',
    { ...FIRST, carrier: 'royal-mail', number: 'AB473124829GB' },
    409,
  ),
  'sale/returnCame': saleSides('protected sale', FIRST, 403),
  'sale/objectReturn': saleSides('protected sale', { ...FIRST, ...TEXT }, 403),

  'super-admin-user/sales': ADMIN,
  'super-admin-user/sale': {
    ...ADMIN,
    of: { thing: 'protected sale', own: only('admin'), others: only('admin') },
  },
  'super-admin-user/decideSale': forStaff({ outcome: 'refund', statement: STATEMENT }),
  'super-admin-user/decideSaleAppeal': forStaff({ outcome: 'refund', statement: STATEMENT }),
  'super-admin-user/postponeSale': forStaff(),
  'super-admin-user/noteSaleArrival': forStaff({ day: '2026-01-01' }),
  'super-admin-user/followSale': forStaff(),
  'super-admin-user/noteSaleDebtPaid': forStaff({ to: 'buyer', amount: 1 }, 422),
  'super-admin-user/freezeSale': forStaff(),
  'super-admin-user/unfreezeSale': forStaff(),
  'super-admin-user/retrySaleMoney': forStaff(),
  'super-admin-user/refundSale': forStaff({ amount: 1_00 }),
  'super-admin-user/revealSaleAddress': forStaff({}, 404),
};
