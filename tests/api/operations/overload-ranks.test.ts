import { expect, test } from 'vitest';
import { api } from '#api/api.ts';
import { RANKS, rankRequest } from '#server/http/overload/request-rank.ts';
import { PAGE_NAMES } from '#tests/support/browser/page-names.ts';
import { useSite } from '#tests/support/site/test-site.ts';

const site = useSite({ pages: true });

/** What every address of the site has as its rank: of a page like any other, by who asks and what for. */
const LIKE_ANY = 'visitors, members, writes';
const SEARCH = 'search and bundles, search and bundles, writes';
const LAST = 'sales, payments and keys';
const ALWAYS = 'always answered';

const PAGES = {
  [LIKE_ANY]: `
    / /all-ads /all-ads/missed /hair-categories/:group/:value /ad/:id/:slug? /compare /wanted /wanted/new
    /wanted/mine/:side? /wanted/:id/:slug? /about /faq /faq/missed /contact-us /customer-service
    /customer-service/case /customer-service/case/:number/:key /website-safety /protected-sale
    /how-to-buy-hair-online /how-do-i-sell-my-hair-online /terms /privacy /accessibility /prefs /your-country
    /me /no-script /sitemap /sitemap.xml /sitemaps/:name /robots.txt /opensearch.xml /manifest.webmanifest
    /preview/:kind /.well-known/security.txt /.well-known/change-password /register /useful /new-terms
    /keep-account /my-data/:secret /seller/seller-profile /seller/seller-profile/ads/:id
    /seller/seller-profile/ads/:id/price /seller/seller-profile/settings
    /seller/seller-profile/settings/second-factor /seller/seller-profile/my-data /buyer/buyer-profile
    /buyer/buyer-profile/settings /buyer/buyer-profile/settings/second-factor /buyer/buyer-profile/my-data
    /super-admin-user/settings /super-admin-user/settings/second-factor /super-admin-user/my-data
    /hair-price-calculator /prices /prices.csv /certified-buyer /trade /trade/import /trade/import/:id
    /trade/sample.csv /trade/export/:file /messages /messages/new /messages/settings /messages/:id
    /notifications /worker.js /offline /ratings /ratings/:saleId /report /reports/:caseNumber/:key?
    /invitation/:id/:key /decision/:id/:key /sellers/:id /saved /saved-searches /unsubscribe/:token /api/docs
    /api/docs/:operation /dev/mail /dev/mail/:id /dev/ui /post-an-ad /post-an-ad/start /post-an-ad/photos
    /post-an-ad/save /post-an-ad/hair /post-an-ad/price /post-an-ad/check /post-an-ad/done /relist/:id
    /super-admin-user/today /super-admin-user/ad-list /super-admin-user/ad/:id /super-admin-user/review-queue
    /super-admin-user/enter-ad /super-admin-user/reports /super-admin-user/report/:caseNumber
    /super-admin-user/held-messages /super-admin-user/cases /super-admin-user/buyers-to-check
    /super-admin-user/case/:number /super-admin-user/ready-answers /super-admin-user/held-messages/:id
    /super-admin-user/users /super-admin-user/user/:id /super-admin-user/subscriptions /super-admin-user/staff
    /super-admin-user/figures /super-admin-user/audit /super-admin-user/banner /super-admin-user/plan-prices
    /super-admin-user/rates /super-admin-user/export/:file /*`,
  [SEARCH]: `
    /bundles /bundles/:id`,
  [LAST]: `
    /ad/:id/:slug/buy /verify /login /logout /forgot-password /seller/seller-profile/payout /offers /offers/:id
    /sales /sales/:id/:step? /payment /payment/return /payment/cancelled /payment/order/:id /payment/ledger
    /super-admin-user/ledger /super-admin-user/order/:id /super-admin-user/sales /super-admin-user/disputes
    /super-admin-user/sale/:id`,
};

/** Groups of operations that have one rank, and those where it depends on the operation. */
const OPERATIONS = {
  [LIKE_ANY]: `
    ad message notification buyer price rating report saved trade diagnostic upload wanted super-admin-user
    user/createUser user/changePassword user/sessions user/exportData user/acceptTerms user/deleteAccount
    user/restoreAccount user/changeEmail user/verifyNewEmail user/secondFactor user/startSecondFactor
    user/confirmSecondFactor user/renewRecoveryCodes user/endSecondFactor user/invitation user/acceptInvitation
    user/declineInvitation
    seller/getProfile seller/updateProfile seller/getMyAds seller/getMyAdDetails seller/getMyAdWarnings
    seller/updateMyAdDetails seller/updateAsSold seller/updateAsDelete seller/undoDelete seller/updateAsLive
    seller/pause seller/updateAsFeatured seller/getSubscriptionDetails
    search/save search/list search/edit search/delete`,
  [SEARCH]: 'bundle search/suggest',
  [LAST]: `
    payment sale offer
    user/login user/logout user/verifyOtp user/resendOtp user/forgetPassword user/verifyOtpAnUpdatePassword
    user/endSession user/confirmItIsYou
    seller/connectPayout seller/getPayout seller/refreshPayout seller/disconnectPayout
    super-admin-user/sales super-admin-user/sale super-admin-user/decideSale super-admin-user/decideSaleAppeal
    super-admin-user/postponeSale super-admin-user/noteSaleArrival super-admin-user/followSale super-admin-user/noteSaleDebtPaid
    super-admin-user/freezeSale
    super-admin-user/unfreezeSale super-admin-user/revealSaleAddress super-admin-user/retrySaleMoney
    super-admin-user/refundSale`,
};

/** Routes of the server that are neither. */
const OTHERS = {
  [LIKE_ANY]: `
    /messages/photos/:key/:file /photos/:key/:file /invitation/:id/:key/photos/:photo/:file
    /ad/:number/code.svg /dev/mail/:id/html /post-an-ad/upload
    /csp-report /api/openapi.json /api/upload /api/docs.data /api/*`,
  [LAST]: '/api/payment/webhook /sales/photos/:id/:file /sales/:id/:step',
  [ALWAYS]: '/livez /readyz /metrics /assets/* /me/live /messages/:id/live',
};

/** By name, what a table says of it. */
const toRanks = (table: Record<string, string>) =>
  new Map(
    Object.entries(table).flatMap(([rank, names]) =>
      names
        .trim()
        .split(/\s+/)
        .map((name) => [name, rank]),
    ),
  );

const toAddress = (route: string) =>
  route
    .replaceAll(/\/:\w+\?/g, '')
    .replaceAll(/:\w+/g, 'x')
    .replace('*', 'x');

/** The ranks of a visitor who looks, a member who looks, and a write: one word where they are the same. */
function ranksOf(url: string): string {
  const asked = [
    { method: 'GET', headers: {} },
    { method: 'GET', headers: { cookie: 'js=1; sid=x' } },
    { method: 'POST', headers: { cookie: '__Host-sid=x' } },
  ];
  const names = asked.map((each) => rankRequest({ url, ...each }).name);
  return new Set(names).size === 1 ? (names[0] ?? '') : names.join(', ');
}

/** What Fastify answers by a route of its own, out of its printed tree, where a star stands for all that have one. */
function listServerRoutes(): string[] {
  const parents: string[] = [];
  return site.app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name] = /^([│ ]*)[├└]── (\S+)/.exec(line) ?? [];
      if (name === undefined) return [];
      const depth = indent.length / 4;
      parents[depth] = `${parents[depth - 1] ?? ''}${name}`;
      return line.includes('(') ? [parents[depth] ?? ''] : [];
    });
}

test('every page has its place in the order, and what a client navigation asks for stands beside it', () => {
  const ranks = toRanks(PAGES);
  for (const route of Object.keys(PAGE_NAMES)) {
    const address = toAddress(route);
    expect([route, ranksOf(address)]).toEqual([route, ranks.get(route)]);
    expect([route, ranksOf(`${address === '/' ? '/_' : address}.data`)]).toEqual([route, ranks.get(route)]);
  }
});

test('so has every operation', () => {
  const ranks = toRanks(OPERATIONS);
  for (const [group, operations] of Object.entries(api))
    for (const name of Object.keys(operations)) {
      const operation = `${group}/${name}`;
      const rank = ranks.get(operation) ?? ranks.get(group);
      expect([operation, ranksOf(`/api/${operation}`)]).toEqual([operation, rank]);
    }
});

test('and whatever else the server answers', () => {
  const ranks = toRanks(OTHERS);
  const known = new Set([
    ...Object.keys(PAGE_NAMES),
    ...Object.entries(api).flatMap(([group, each]) =>
      Object.keys(each).map((name) => `/api/${group}/${name}`),
    ),
  ]);
  const others = listServerRoutes().filter((route) => !known.has(route));
  const named = [...ranks.keys()].filter((route) => !route.endsWith('*'));
  expect(others.toSorted()).toEqual(['*', ...named].toSorted());
  for (const [route, rank] of ranks) expect([route, ranksOf(toAddress(route))]).toEqual([route, rank]);
});

test('whoever looks for words comes first, but not staff who look for a person', () => {
  expect(ranksOf('/all-ads?colour=black&q=silky')).toBe(SEARCH);
  expect(ranksOf('/all-ads.data?q=silky')).toBe(SEARCH);
  expect(ranksOf('/api/ad/getAllAds?q=silky')).toBe(SEARCH);
  expect(ranksOf('/wanted?q=silky')).toBe(SEARCH);
  expect(ranksOf('/all-ads?q=&colour=black')).toBe(LIKE_ANY);
  expect(ranksOf('/super-admin-user/users?q=asha')).toBe(LIKE_ANY);
  expect(ranksOf('/sales?q=asha')).toBe(LAST);
  expect(ranksOf('/metrics.data'), 'a page that is not there').toBe(LIKE_ANY);
});

test('the order', () => {
  expect(RANKS.map(({ name }) => name)).toEqual([
    'search and bundles',
    'visitors',
    'members',
    'writes',
    'sales, payments and keys',
    'always answered',
  ]);
  expect(RANKS.map(({ fullAt }) => fullAt)).toEqual(
    RANKS.map(({ fullAt }) => fullAt).toSorted((a, b) => a - b),
  );
});
