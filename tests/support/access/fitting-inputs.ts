import { randomBytes } from 'node:crypto';
import type { AccessVisitor } from './access-verdicts.ts';
import { makeThing } from './access-things.ts';
import { bannerText, buyerToCheck, heldMessage, noteBy, standingBan } from './waiting-things.ts';
import { openTill } from '../payments/pay.ts';
import { NEED, putHank } from '../bundles/bundle-site.ts';
import { putWanted, toWish } from '../wanted/wanted-site.ts';
import { wireAd } from '../ads/posting.ts';
import { insertAd } from '../ads/some-ads.ts';
import type { TestSite } from '../site/test-site.ts';
import { GOOD_PASSWORD, newcomerForm } from '../people/visitor.ts';
import { TRADER } from '../trade/enter-trader.ts';
import { givePlan } from '../payments/give-plan.ts';
import { type Actor, anAd, newActor, newSeller, openReport, somebodyKnownTo } from './actors.ts';

/** An input that is taken from whoever may ask. */
type Fit = {
  input: (site: TestSite, actor: Actor | undefined, who: AccessVisitor) => object | Promise<object>;
  /** Some ask for a proof that only a mailed code or an authenticator gives: whoever may ask is told just this. */
  refusedAs?: { status: number; fields: string[] };
};

const reason = 'Because the matrix asks.';
const nobody = () => ({ email: `${randomBytes(6).toString('hex')}@example.com` });
const of = (input: Fit['input'], refusedAs?: Fit['refusedAs']): Fit => ({
  input,
  ...(refusedAs && { refusedAs }),
});
const WRONG_CODE = { status: 422, fields: ['otp'] };
const NOTHING_SET_UP = { status: 409, fields: [] };
async function asTrader(site: TestSite, actor: Actor | undefined, input: object): Promise<object> {
  if (actor) await givePlan(site, actor.id, 4);
  return input;
}
/** 0: nobody has set its prices yet. */
async function readPriceVersion({ db }: TestSite, plan: number): Promise<number> {
  const set = await db
    .selectFrom('plan_prices')
    .select('version')
    .where('plan', '=', plan)
    .executeTakeFirst();
  return set?.version ?? 0;
}

/** For every operation that wants to be told something; what is not here wants nothing, or has its thing in the matrix. */
export const FITTING: Record<string, Fit> = {
  'user/login': of(() => ({ ...nobody(), password: GOOD_PASSWORD })),
  'user/createUser': of(() => newcomerForm()),
  'user/verifyOtp': of(() => ({ ...nobody(), otp: '123456' }), WRONG_CODE),
  'user/resendOtp': of(() => ({ ...nobody(), purpose: 'verify-email' })),
  'user/forgetPassword': of(nobody),
  'user/verifyOtpAnUpdatePassword': of(
    () => ({ ...nobody(), otp: '12345678', password: GOOD_PASSWORD }),
    WRONG_CODE,
  ),
  'user/restoreAccount': of(() => ({ ...nobody(), password: GOOD_PASSWORD })),
  'user/changePassword': of(() => ({
    password: GOOD_PASSWORD,
    newPassword: 'nine orange umbrellas in a drawer',
  })),
  'user/changeEmail': of(nobody),
  'user/verifyNewEmail': of(() => ({ otp: '12345678' }), WRONG_CODE),
  'user/confirmItIsYou': of(() => ({ password: GOOD_PASSWORD })),
  'user/confirmSecondFactor': of(() => ({ code: '123456' }), NOTHING_SET_UP),
  'user/renewRecoveryCodes': of(() => ({ password: GOOD_PASSWORD, code: '123456' }), NOTHING_SET_UP),
  'user/endSecondFactor': of(() => ({ password: GOOD_PASSWORD, code: '123456' }), NOTHING_SET_UP),

  'ad/getHairByLength': of(() => ({ value: '25-30-inches' })),
  'ad/getHairByColour': of(() => ({ value: 'black' })),
  'ad/getHairByEthnicity': of(() => ({ value: 'indian' })),
  'ad/getAdDetailsByAdId': of(async (site) => ({ adId: await anAd(site) })),
  'ad/postAdDetails': of(async (site, _actor, who) => {
    const forSeller = { sellerId: await newSeller(site), consent: { when: '2026-10-01', how: 'By phone.' } };
    return wireAd({ submit: false, photos: [], ...(who === 'seller' ? {} : forSeller) });
  }),
  'message/block': of(async (site, actor) => ({ userId: await somebodyKnownTo(site, actor) })),
  'notification/subscribe': of(() => ({
    endpoint: 'https://fcm.googleapis.com/fcm/send/one',
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  })),
  'notification/unsubscribe': of(() => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/one' })),
  'notification/isSubscribed': of(() => ({ endpoint: 'https://fcm.googleapis.com/fcm/send/one' })),
  'notification/choose': of(() => ({ kind: 'new-message', byMail: false })),
  'buyer/updateProfile': of(() => ({ country: 'GB' })),
  'buyer/askBuyerCheck': of(async (site, actor) => {
    if (actor) await givePlan(site, actor.id, 6);
    return { businessName: 'Bela’s Wig Bench', shopAddress: '1 Wig Lane, Leeds LS1 1AA', version: 0 };
  }),
  'user/acceptTerms': of(() => ({ termsVersion: '1' })),
  'buyer/alsoSell': of(() => ({ adult: true, termsVersion: '1' })),
  'seller/updateProfile': of(() => ({ country: 'GB' })),

  'super-admin-user/inviteSeller': of(() => {
    const username = `x${randomBytes(6).toString('hex')}`;
    const agreed = { agreed: true, when: '2026-10-01', how: 'By phone.' };
    return { username, email: `${username}@example.com`, country: 'IN', ...agreed };
  }),
  'super-admin-user/certifyBuyer': of(async (site) => ({
    ...(await buyerToCheck(site, 'asked')),
    lookedAt: ['register'],
    until: site.clock.now.toISOString().slice(0, 10),
    reason,
  })),
  'super-admin-user/refuseBuyer': of(async (site) => ({ ...(await buyerToCheck(site, 'asked')), reason })),
  'super-admin-user/withdrawBuyer': of(async (site) => ({
    ...(await buyerToCheck(site, 'granted')),
    reason,
  })),
  'super-admin-user/undoReview': of(async (site, actor) => {
    const { adId } = (await makeThing('ad that waits', site, 'seller', 'others')) as { adId: string };
    const decision = { adId, version: 1, decision: 'reject', reason };
    const headers = actor && { cookie: actor.cookie, 'x-token': actor.token };
    await site.post('/api/super-admin-user/reviewAd', decision, actor ? undefined : 'dara', headers);
    return { adId, version: 2 };
  }),
  'super-admin-user/updateUserAsActive': of(async (site) => {
    const userId = await newSeller(site);
    await site.post('/api/super-admin-user/updateUserAsDelete', { userId, reason }, 'dara');
    return { userId, reason };
  }),
  'super-admin-user/takeBackNote': of(async (site, actor) => ({ noteId: await noteBy(site, actor?.id) })),
  'super-admin-user/writeToPerson': of(async (site) => ({
    userId: await newSeller(site),
    topic: 'account',
    subject: 'Your photos',
    text: 'Please send us the photo once more.',
  })),
  'super-admin-user/bans': of(async (site) => ({ userId: await newSeller(site) })),
  'super-admin-user/liftBan': of(async (site) => ({ banId: await standingBan(site), version: 1, reason })),
  'super-admin-user/revealEmail': of(async (site) => ({ userId: await newSeller(site), reason })),
  'super-admin-user/employeeCreate': of(() => {
    const username = `x${randomBytes(6).toString('hex')}`;
    return { username, email: `${username}@example.com`, role: 'creator' };
  }),
  'super-admin-user/changeRole': of(async (site, _actor, who) => {
    const hired = await newActor(site, 'creator', '');
    return { userId: hired?.id ?? who, role: 'moderator', version: 1, reason };
  }),
  'super-admin-user/updateSubscriptionAsDelete': of(async (site) => {
    const userId = await newSeller(site);
    await givePlan(site, userId, 2);
    return { userId, reason };
  }),
  'super-admin-user/updateSubscriptionAsActive': of(async (site) => ({
    userId: await newSeller(site),
    plan: 2,
    reason,
  })),
  'super-admin-user/bulk': of(async (site) => ({
    act: 'ads.delete',
    rows: [`${await anAd(site)}:1`],
    reason,
  })),
  'super-admin-user/deleteBannerText': of(async (site) => ({
    id: await bannerText(site),
    version: 1,
    reason,
  })),
  'super-admin-user/saveBannerText': of(() => ({ text: 'Post your first ad in three minutes.', reason })),
  'super-admin-user/resolveReport': of(async (site) => ({
    caseNumber: await openReport(site),
    outcome: 'dismissed',
    reason,
  })),
  'super-admin-user/resolveAppeal': of(async (site) => {
    const { caseNumber } = (await makeThing('report', site, 'seller', 'own')) as { caseNumber: string };
    await site.post(
      '/api/report/appeal',
      { caseNumber, text: 'This is wrong, and here is why it is so.' },
      'asha',
    );
    return { caseNumber, outcome: 'upheld', answer: 'We looked at it again.' };
  }),
  'super-admin-user/resolveHeld': of(async (site) => ({
    messageId: await heldMessage(site),
    decision: 'released',
    reason,
  })),

  'payment/setPlanPrices': of(async (site) => ({
    plan: 6,
    USD: 9_00,
    GBP: 7_00,
    EUR: 8_00,
    INR: 499_00,
    version: await readPriceVersion(site, 6),
    reason,
  })),
  'payment/choosePlan': of((_site, _actor, who) => ({ plan: who === 'buyer' ? 5 : 1 })),
  'payment/createOrder': of((_site, _actor, who) => ({ plan: who === 'buyer' ? 6 : 2, currency: 'GBP' })),
  'payment/staffOrder': of(async (site) => ({ orderId: await openTill(site).paid() })),
  'payment/refundOrder': of(async (site) => ({ orderId: await openTill(site).paid(), reason })),
  'price/estimate': of(() => ({
    length: '24',
    weight: '150',
    colour: 'black',
    ethnicity: 'indian',
    treatment: 'virgin',
  })),
  'price/setRate': of((site) => ({
    currency: 'GBP',
    perUsd: 0.79,
    date: site.clock.now.toISOString().slice(0, 10),
    reason,
  })),
  'rating/ofSeller': of(async (site) => ({ userId: (await site.readAdRow(await anAd(site))).seller_id })),
  'report/create': of(async (site) => ({ target: { kind: 'ad', id: await anAd(site) }, reason: 'scam' })),
  'saved/toggle': of(async (site) => ({ adId: await anAd(site) })),
  'saved/follow': of(async (site) => {
    const sellerId = await newSeller(site);
    await insertAd(site.db, sellerId, site.clock.now);
    return { sellerId, followed: true };
  }),
  'bundle/find': of(() => NEED),
  'bundle/keep': of(async (site, actor) => {
    if (actor) await givePlan(site, actor.id, 5);
    const members = [await putHank(site, [18, 90, 50]), await putHank(site, [18, 80, 40])];
    return { name: 'Short black wig', need: NEED, members };
  }),
  'wanted/show': of(async (site) => ({ wantedId: await putWanted(site, await newSeller(site)) })),
  'wanted/post': of((site, actor) => asTrader(site, actor, toWish(site.clock.now))),
  'search/suggest': of(() => ({ q: 'black' })),
  'search/save': of((site, actor) => asTrader(site, actor, { name: 'Black hair', search: 'colour=black' })),
  'trade/saveTraderDetails': of(() => ({ ...TRADER, version: 0 })),
  'trade/tryImport': of((site, actor) => asTrader(site, actor, { text: 'ref,colour\ntail-1,black\n' })),
  'trade/exportAds': of((site, actor) => asTrader(site, actor, {})),
  'diagnostic/record': of(() => ({ kind: 'silent-login-failed', message: 'It did not answer.' })),
};
