/** A guard of the house, the words in which it is written, what stands there when it is gone, and who must notice. */
export type Guard = {
  /** Begins with its kind: permissions, holds, limits, money, accounts or doors. */
  name: string;
  file: string;
  /** Occurs once in the file. */
  says: string;
  without: string;
  /** The test file that notices, and if need be the name of its test. */
  test: string;
  named?: string;
};

const MATRIX = 'tests/api/access-matrix.test.ts';

/** Every one of these is taken away in turn by `npm run test:guards`, and every time a test fails. */
export const GUARDS: readonly Guard[] = [
  {
    name: 'doors: an operation asks who may before it reads',
    file: 'src/api/routes.ts',
    says: 'ensureAccess(operation.access, viewer);',
    without: '',
    test: MATRIX,
    named: 'who may not ask',
  },
  {
    name: 'doors: a write repeats the token of the session',
    file: 'src/api/routes.ts',
    says: "if (token !== undefined && request.headers['x-token'] === token) return;",
    without: 'if (token !== undefined) return;',
    test: 'tests/api/attack-doors.test.ts',
  },
  {
    name: 'doors: a write comes from a page of this site',
    file: 'src/server/same-site.ts',
    says: 'if (origin === ORIGIN) return true;',
    without: 'return true;',
    test: 'tests/api/attack-doors.test.ts',
  },
  {
    name: 'doors: a form repeats the token of the session',
    file: 'src/api/upload-route.ts',
    says: 'ensureTokenRepeated(request);',
    without: '',
    test: 'tests/api/upload.test.ts',
  },
  {
    name: 'permissions: an ad is changed by whoever keeps it',
    file: 'src/market/ads/open-for-change.ts',
    says: 'ensure(account, permission, { sellerId: row.seller_id, enteredBy: row.entered_by });',
    without: '',
    test: MATRIX,
    named: 'own things',
  },
  {
    name: 'permissions: a draft is not there for others',
    file: 'src/market/ads/open-for-change.ts',
    says: 'if (!row || !mayKnowOf(account, row))',
    without: 'if (!row)',
    test: MATRIX,
    named: 'own things',
  },
  {
    name: 'permissions: an ad is changed on the version that was seen',
    file: 'src/market/ads/open-for-change.ts',
    says: 'if (row.version !== version)',
    without: 'if (false)',
    test: 'tests/api/selling.test.ts',
  },
  {
    name: 'permissions: what is in review is shown to its owner and staff alone',
    file: 'src/market/ads/show-ad.ts',
    says: '(PRIVATE_STATUSES.includes(ad.status) && !mayLookAhead(ctx, ad))',
    without: 'false',
    test: MATRIX,
    named: 'getAdDetailsByAdId: own things',
  },
  {
    name: 'permissions: a photo that is on no public ad is for its owner and staff',
    file: 'src/market/photos/open-photo.ts',
    says: '!isInsider && (!audience.isPublic',
    without: 'false && (!audience.isPublic',
    test: 'tests/api/photos.test.ts',
  },
  {
    name: 'permissions: an upload is removed by who sent it',
    file: 'src/market/photos/remove-photo.ts',
    says: "!can(account, 'remove this photo', { accountId: photo.owner_id })",
    without: 'false',
    test: MATRIX,
    named: 'upload/delete',
  },
  {
    name: 'permissions: a saved search is its owner’s',
    file: 'src/market/searches/search-store.ts',
    says: ".where('account_id', '=', accountId)\n    .executeTakeFirst",
    without: '.executeTakeFirst',
    test: MATRIX,
    named: 'search/delete',
  },
  {
    name: 'permissions: nobody writes to themselves about their ad',
    file: 'src/market/messages/contact-seller.ts',
    says: "ensure(ctx.viewer, 'contact this seller', { sellerId: ad.seller_id });",
    without: '',
    test: MATRIX,
    named: 'ad/sendEmailtoUser',
  },
  {
    name: 'permissions: whoever is blocked does not write',
    file: 'src/market/messages/post-message.ts',
    says: 'if (blocks.byThem)',
    without: 'if (false)',
    test: 'tests/api/messages-private.test.ts',
  },
  {
    name: 'limits: messages an hour',
    file: 'src/market/messages/post-message.ts',
    says: '>= MESSAGES_PER_HOUR',
    without: '>= Infinity',
    test: 'tests/api/messages-refused.test.ts',
  },
  {
    name: 'limits: new conversations a day, by the plan',
    file: 'src/market/messages/contact-seller.ts',
    says: 'if (opened.all >= limits.newConversationsPerDay)',
    without: 'if (false)',
    test: 'tests/api/messages-refused.test.ts',
  },
  {
    name: 'limits: photos on an ad, by the plan',
    file: 'src/market/ads/ensure-place.ts',
    says: 'ensurePhotosFit(standing, ad.photos);',
    without: '',
    test: 'tests/api/post-ad.test.ts',
  },
  {
    name: 'money: an order is its payer’s',
    file: 'src/market/payments/find-own-order.ts',
    says: "can(account, 'see this order', { accountId: order.account_id })",
    without: 'true',
    test: MATRIX,
    named: 'payment/getOrder',
  },
  {
    name: 'money: nothing starts on another sum',
    file: 'src/market/payments/difference-of.ts',
    says: "return 'amount';",
    without: 'return undefined;',
    test: 'tests/api/payment-events.test.ts',
  },
  {
    name: 'money: nothing starts in another currency',
    file: 'src/market/payments/difference-of.ts',
    says: "return 'currency';",
    without: 'return undefined;',
    test: 'tests/api/payment-events.test.ts',
  },
  {
    name: 'money: nothing starts on somebody else’s order at the provider',
    file: 'src/market/payments/difference-of.ts',
    says: "return 'reference';",
    without: 'return undefined;',
    test: 'tests/api/payment-events.test.ts',
  },
  {
    name: 'money: a notification is signed',
    file: 'src/market/payments/receive-webhook.ts',
    says: 'if (!(await isGenuine(ctx, notification)))',
    without: 'if (false)',
    test: 'tests/api/payment-events.test.ts',
  },
  {
    name: 'money: an order is paid once',
    file: 'src/market/payments/settle-order.ts',
    says: 'if (!isFirst) return;',
    without: '',
    test: 'tests/api/payment-events.test.ts',
  },
  {
    name: 'money: a refund is an admin’s',
    file: 'src/market/payments/refund-order.ts',
    says: "ensure(ctx.viewer, 'change subscriptions');",
    without: '',
    test: 'tests/api/payment-refunds.test.ts',
  },
  {
    name: 'money: a refund goes back once',
    file: 'src/market/payments/refund-order.ts',
    says: 'if (attemptId !== undefined) await',
    without: 'await',
    test: 'tests/api/payment-refunds.test.ts',
  },
  {
    name: 'money: what went back in parts is not given back again',
    file: 'src/market/payments/refund-order.ts',
    says: '- (await sumPartRefunds(ctx.db, order.id))',
    without: '',
    test: 'tests/api/payment-refunds.test.ts',
  },
  {
    name: 'money: a paid plan is not chosen for nothing',
    file: 'src/market/payments/choose-free-plan.ts',
    says: 'if (!isFree(plan))',
    without: 'if (false)',
    test: 'tests/api/payment.test.ts',
  },
  {
    name: 'money: a plan that staff switched off is not chosen again',
    file: 'src/market/payments/choose-free-plan.ts',
    says: 'if (current?.isSwitchedOff)',
    without: 'if (false)',
    test: 'tests/api/payment.test.ts',
  },
  {
    name: 'money: a seller’s plan is nothing for a buyer',
    file: 'src/market/payments/ensure-plan-for.ts',
    says: 'if (plansFor(account).includes(plan)) return plan;',
    without: 'return plan;',
    test: 'tests/api/payment.test.ts',
  },
  {
    name: 'money: a key that was used for another request is refused',
    file: 'src/market/idempotency/do-once.ts',
    says: 'if (earlier?.requestHash !== request.requestHash)',
    without: 'if (!earlier)',
    test: 'tests/api/payment.test.ts',
  },
];
