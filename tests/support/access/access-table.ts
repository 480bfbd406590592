import type { Thing } from './access-things.ts';

/** Everybody who may come: nobody signed in, and one of each kind. */
export const VISITORS = ['visitor', 'buyer', 'seller', 'creator', 'admin'] as const;
export type AccessVisitor = (typeof VISITORS)[number];

/** May, must sign in first (401), may not (403), is not told that it is there (404). */
export type Verdict = 'yes' | 'sign in' | 'no' | 'hidden';
type Verdicts = Record<AccessVisitor, Verdict>;
type AccessRow = {
  /** Whether somebody may ask for it at all. */
  atAll: Verdicts;
  /** Whether staff must have given password or second factor within the last ten minutes. */
  asksProof?: true;
  /** And of a thing of their own, and of somebody else's. */
  of?: {
    thing: Thing;
    own: Verdicts;
    others: Verdicts;
    more?: object;
    /** What somebody who may is told all the same, because the thing is not ripe for it. */
    refusedAs?: number;
  };
};

const all = (verdict: Verdict): Verdicts => ({
  visitor: verdict,
  buyer: verdict,
  seller: verdict,
  creator: verdict,
  admin: verdict,
});
const ANYONE: AccessRow = { atAll: all('yes') };
const signedIn: Verdicts = { ...all('yes'), visitor: 'sign in' };
const SIGNED_IN: AccessRow = { atAll: signedIn };

/** These may; a visitor signs in first, all others may not. */
const only = (...who: AccessVisitor[]): Verdicts => ({
  ...all('no'),
  visitor: 'sign in',
  ...Object.fromEntries(who.map((one) => [one, 'yes'])),
});
const ADMIN: AccessRow = { atAll: only('admin') };
/** A decision of staff about a person, money, rates or texts. */
const DECISION: AccessRow = { ...ADMIN, asksProof: true };
const hiddenFrom = (verdicts: Verdicts, ...who: AccessVisitor[]): Verdicts => ({
  ...verdicts,
  ...Object.fromEntries(who.map((one) => [one, 'hidden'])),
});

const reason = 'Because the matrix asks.';
const sellersAd = (thing: Thing): AccessRow => ({
  atAll: only('seller'),
  of: { thing, own: only('seller'), others: only() },
});
const staffsAd = (thing: Thing): AccessRow => ({
  atAll: only('creator', 'admin'),
  asksProof: true,
  of: { thing, own: only('creator', 'admin'), others: only('admin'), more: { reason } },
});
const ownOnly = (thing: Thing, more: object = {}, refusedAs?: number): AccessRow => ({
  atAll: signedIn,
  of: {
    thing,
    own: signedIn,
    others: hiddenFrom(signedIn, 'buyer', 'seller', 'creator', 'admin'),
    more,
    ...(refusedAs && { refusedAs }),
  },
});

/** Who may do what: a row for every operation of the API. One that is missing here fails the test. */
export const ACCESS: Record<string, AccessRow> = {
  'user/login': ANYONE,
  'user/logout': ANYONE,
  'user/createUser': ANYONE,
  'user/verifyOtp': ANYONE,
  'user/resendOtp': ANYONE,
  'user/forgetPassword': ANYONE,
  'user/verifyOtpAnUpdatePassword': ANYONE,
  'user/restoreAccount': ANYONE,
  'user/changePassword': SIGNED_IN,
  'user/sessions': SIGNED_IN,
  'user/endSession': ownOnly('session'),
  'user/confirmItIsYou': SIGNED_IN,
  'user/changeEmail': SIGNED_IN,
  'user/verifyNewEmail': SIGNED_IN,
  'user/secondFactor': SIGNED_IN,
  'user/startSecondFactor': SIGNED_IN,
  'user/confirmSecondFactor': SIGNED_IN,
  'user/renewRecoveryCodes': SIGNED_IN,
  'user/endSecondFactor': SIGNED_IN,
  'user/exportData': SIGNED_IN,
  'user/deleteAccount': SIGNED_IN,

  'ad/getfeaturedListings': ANYONE,
  'ad/getlatestHairForSale': ANYONE,
  'ad/getlatestHairSold': ANYONE,
  'ad/getAllHairListings': ANYONE,
  'ad/getAllAds': ANYONE,
  'ad/getHairByLength': ANYONE,
  'ad/getHairByColour': ANYONE,
  'ad/getHairByEthnicity': ANYONE,
  'ad/getSellerPaidCheck': SIGNED_IN,
  'ad/getAdDetailsByAdId': {
    atAll: all('yes'),
    of: {
      thing: 'draft',
      own: hiddenFrom(all('yes'), 'visitor', 'buyer'),
      others: hiddenFrom(all('yes'), 'visitor', 'buyer', 'seller'),
    },
  },
  'ad/postAdDetails': { atAll: only('seller', 'creator', 'admin') },
  'ad/editAdDetails': {
    atAll: only('seller', 'creator', 'admin'),
    of: {
      thing: 'draft to change',
      own: only('seller', 'creator', 'admin'),
      others: hiddenFrom(only('admin'), 'seller'),
      more: { openToOffers: true, reason },
    },
  },
  'ad/sendEmailtoUser': {
    atAll: only('buyer', 'seller'),
    of: { thing: 'ad for sale', own: only('buyer'), others: only('buyer', 'seller') },
  },

  'message/list': SIGNED_IN,
  'message/thread': ownOnly('conversation'),
  'message/send': ownOnly('conversation', { message: 'Thank you, that is good to know.' }),
  'message/read': ownOnly('conversation'),
  'message/archive': ownOnly('conversation'),
  'message/block': SIGNED_IN,
  'message/blocked': SIGNED_IN,
  'notification/list': SIGNED_IN,
  'notification/choose': SIGNED_IN,
  'notification/news': SIGNED_IN,
  'notification/read': SIGNED_IN,
  'notification/pushKey': SIGNED_IN,
  'notification/subscribe': SIGNED_IN,
  'notification/unsubscribe': SIGNED_IN,

  'buyer/getProfile': { atAll: only('buyer') },
  'buyer/updateProfile': { atAll: only('buyer') },
  'buyer/alsoSell': { atAll: only('buyer', 'seller') },
  'buyer/getSubscriptionDetails': { atAll: only('buyer') },
  'seller/getProfile': { atAll: only('seller') },
  'seller/updateProfile': { atAll: only('seller') },
  'seller/getSubscriptionDetails': { atAll: only('seller') },
  'seller/getMyAds': { atAll: only('seller') },
  'seller/getMyAdDetails': {
    atAll: only('seller'),
    of: { thing: 'ad by its id', own: only('seller'), others: hiddenFrom(only(), 'seller') },
  },
  'seller/getMyAdWarnings': {
    atAll: only('seller'),
    of: { thing: 'ad by its id', own: only('seller'), others: hiddenFrom(only(), 'seller') },
  },
  'seller/updateMyAdDetails': {
    atAll: only('seller'),
    of: { thing: 'draft to change', own: only('seller'), others: hiddenFrom(only(), 'seller') },
  },
  'seller/updateAsSold': sellersAd('ad'),
  'seller/updateAsDelete': sellersAd('ad'),
  'seller/updateAsLive': sellersAd('ad that pauses'),
  'seller/pause': sellersAd('ad'),
  'seller/undoDelete': {
    atAll: only('seller'),
    of: { thing: 'ad just deleted', own: only('seller'), others: hiddenFrom(only(), 'seller') },
  },

  'super-admin-user/getProfile': { atAll: only('creator', 'admin') },
  'super-admin-user/getMyAds': { atAll: only('creator', 'admin') },
  'super-admin-user/getMyAdDetails': {
    atAll: only('creator', 'admin'),
    of: {
      thing: 'ad by its id',
      own: only('creator', 'admin'),
      others: hiddenFrom(only('admin'), 'creator'),
    },
  },
  'super-admin-user/updateMyAdDetails': staffsAd('draft to change'),
  'super-admin-user/updateAsSold': staffsAd('ad'),
  'super-admin-user/updateAsDelete': staffsAd('ad'),
  'super-admin-user/updateAsLive': staffsAd('ad that pauses'),
  'super-admin-user/reviewQueue': { atAll: only('creator', 'admin') },
  'super-admin-user/undoReview': { atAll: only('creator', 'admin'), asksProof: true },
  'super-admin-user/reviewAd': {
    atAll: only('creator', 'admin'),
    asksProof: true,
    of: {
      thing: 'ad that waits',
      own: only('admin'),
      others: only('creator', 'admin'),
      more: { decision: 'reject', reason },
    },
  },
  'super-admin-user/getAllAdminAds': ADMIN,
  'super-admin-user/getUserAds': {
    atAll: only('creator', 'admin'),
    of: { thing: 'seller one enters for', own: only('creator', 'admin'), others: only('admin') },
  },
  'super-admin-user/getUsers': ADMIN,
  'super-admin-user/getUsersSubscription': ADMIN,
  'super-admin-user/updateUserAsDelete': {
    atAll: only('admin'),
    asksProof: true,
    of: { thing: 'account', own: only(), others: only('admin'), more: { reason } },
  },
  'super-admin-user/updateUserAsActive': DECISION,
  'super-admin-user/revealEmail': DECISION,
  'super-admin-user/employeeCreate': DECISION,
  'super-admin-user/updateSubscriptionAsDelete': DECISION,
  'super-admin-user/updateSubscriptionAsActive': DECISION,
  'super-admin-user/bulk': { atAll: only('creator', 'admin') },
  'super-admin-user/audit': ADMIN,
  'super-admin-user/figures': ADMIN,
  'super-admin-user/saveBannerText': DECISION,
  'super-admin-user/reports': ADMIN,
  'super-admin-user/resolveReport': DECISION,
  'super-admin-user/resolveAppeal': DECISION,
  'super-admin-user/heldMessages': ADMIN,
  'super-admin-user/resolveHeld': DECISION,

  'payment/plans': ANYONE,
  'payment/choosePlan': { atAll: only('buyer', 'seller') },
  'payment/createOrder': { atAll: only('buyer', 'seller') },
  // An order that nobody has approved at the provider is not ripe for it.
  'payment/captureOrder': ownOnly('order', {}, 409),
  'payment/cancelOrder': ownOnly('order'),
  'payment/getOrder': ownOnly('order'),
  'payment/refundOrder': DECISION,
  'payment/ledger': ADMIN,

  'price/estimate': ANYONE,
  'price/book': ANYONE,
  'price/rates': ANYONE,
  'price/setRate': DECISION,
  'report/create': ANYONE,
  'report/decision': ownOnly('report'),
  'report/appeal': ownOnly('report', { text: 'This is wrong, and here is why it is so.' }),
  'saved/list': ANYONE,
  'saved/toggle': ANYONE,
  'search/suggest': ANYONE,
  'search/save': SIGNED_IN,
  'search/list': SIGNED_IN,
  'search/delete': ownOnly('saved search'),
  'diagnostic/record': ANYONE,
  'upload/delete': ownOnly('photo'),
};
