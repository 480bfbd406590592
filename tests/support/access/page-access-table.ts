import { type Verdict, type AccessVisitor, VISITORS } from './access-table.ts';
import type { Thing, Whose } from './access-things.ts';

/** As for the API; 'gone' for a link that is over, 'on to …' where a page only leads somewhere else. */
export type PageVerdict = Verdict | 'gone' | `on to ${string}`;
type PageVerdicts = Record<AccessVisitor, PageVerdict>;

/** A page that is the same page for whoever asks, or one that shows somebody's thing. */
export type PageRow =
  | { at: string; who: PageVerdicts }
  | ({
      thing: Thing;
      at: (thing: Record<string, string>) => string;
      /** A form that would be taken from whoever may send it. */
      form?: Record<string, string>;
    } & Record<Whose, PageVerdicts>);

const all = (verdict: PageVerdict) =>
  Object.fromEntries(VISITORS.map((who) => [who, verdict])) as PageVerdicts;
const ANYONE = all('yes');
const SIGNED_IN: PageVerdicts = { ...ANYONE, visitor: 'sign in' };
const only = (...who: AccessVisitor[]): PageVerdicts => ({
  ...all('no'),
  visitor: 'sign in',
  ...Object.fromEntries(who.map((one) => [one, 'yes'])),
});
const STAFF = only('creator', 'admin');
const ADMIN = only('admin');
const hiddenFrom = (verdicts: PageVerdicts, ...who: AccessVisitor[]): PageVerdicts => ({
  ...verdicts,
  ...Object.fromEntries(who.map((one) => [one, 'hidden'])),
});
const MEMBERS = ['buyer', 'seller', 'creator', 'admin'] as const;
/** A thing that nobody but its owner learns of, whatever their role. */
const OWN_ALONE = { own: SIGNED_IN, others: hiddenFrom(SIGNED_IN, ...MEMBERS) };
const leadsOn = (to: string, ...who: AccessVisitor[]) =>
  Object.fromEntries(who.map((one) => [one, `on to ${to}`])) as Partial<PageVerdicts>;

const leadTo = (to: string, ...paths: string[]): Record<string, PageRow> =>
  Object.fromEntries(paths.map((at) => [at, { at, who: all(`on to ${to}`) }]));

const TO_ORDER = all('on to /payment/order/:id');
const leadsToOrder = (from: string, who: PageVerdicts): PageRow => ({
  thing: 'order',
  at: ({ orderId }) => `/payment/${from}?order=${orderId}`,
  own: who,
  others: who,
});

const PUBLIC = [
  '/',
  '/all-ads',
  '/about',
  '/faq',
  '/contact-us',
  '/customer-service',
  '/terms',
  '/privacy',
  '/accessibility',
  '/sitemap',
  '/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/manifest.webmanifest',
  '/.well-known/security.txt',
  '/register',
  '/verify',
  '/forgot-password',
  '/keep-account',
  '/hair-price-calculator',
  '/prices',
  '/prices.csv',
  '/report',
  '/saved',
  '/dev/mail',
  '/dev/ui',
  '/api/docs',
  '/me',
];

const ASKED_FIRST = leadsOn('/post-an-ad', 'buyer');
const SLASHED = ['/website-safety', '/how-to-buy-hair-online', '/how-do-i-sell-my-hair-online', '/payment'];

/** Where each kind of member is at home. */
const HOMES = {
  ...leadsOn('/buyer/buyer-profile', 'buyer'),
  ...leadsOn('/seller/seller-profile', 'seller'),
  ...leadsOn('/super-admin-user/ad-list', 'creator', 'admin'),
};

/** Who is shown which page: a row for every route. One that is missing here fails the test. */
export const PAGE_ACCESS: Record<string, PageRow> = {
  ...Object.fromEntries(PUBLIC.map((path) => [path, { at: path, who: ANYONE }])),
  ...Object.fromEntries(SLASHED.map((path) => [path, { at: `${path}/`, who: ANYONE }])),
  '/hair-categories/:group/:value': { at: '/hair-categories/hair-colour/black', who: ANYONE },
  '/sitemaps/:name': { at: '/sitemaps/pages.xml', who: ANYONE },
  '/preview/:kind': { at: '/preview/home.png', who: ANYONE },
  '/dev/mail/:id': { at: '/dev/mail/none', who: all('hidden') },
  '/*': { at: '/no-such-page', who: all('hidden') },
  '/login': { at: '/login', who: { ...ANYONE, ...HOMES } },
  '/api/docs/:operation': { at: '/api/docs/ad-getAllAds', who: ANYONE },
  '/unsubscribe/:token': { at: '/unsubscribe/none', who: ANYONE },
  '/customer-service/case': { at: '/customer-service/case?number=none', who: ANYONE },
  ...leadTo('/', '/prefs', '/useful', '/logout', '/no-script'),
  ...leadTo('/faq', '/faq/missed'),
  ...leadTo('/all-ads', '/all-ads/missed'),
  '/.well-known/change-password': {
    at: '/.well-known/change-password',
    who: {
      visitor: 'sign in',
      ...leadsOn('/buyer/buyer-profile/settings', 'buyer'),
      ...leadsOn('/seller/seller-profile/settings', 'seller'),
      ...leadsOn('/super-admin-user/settings', 'creator', 'admin'),
    } as PageVerdicts,
  },

  '/ad/:id/:slug?': {
    thing: 'draft',
    at: ({ adId }) => `/ad/${adId}`,
    form: { intent: 'send', message: 'Hello, is the hair still for sale? I make wigs in Leeds.' },
    own: hiddenFrom(ANYONE, 'visitor', 'buyer'),
    others: hiddenFrom(ANYONE, 'visitor', 'buyer', 'seller'),
  },
  '/sellers/:id': {
    thing: 'seller with an ad',
    at: ({ userId }) => `/sellers/${userId}`,
    own: ANYONE,
    others: ANYONE,
  },
  '/relist/:id': {
    thing: 'ad by its id',
    at: ({ adId }) => `/relist/${adId}?end=2026-11-01T00:00:00.000Z&s=forged`,
    own: all('gone'),
    others: all('gone'),
  },

  '/seller/seller-profile': { at: '/seller/seller-profile', who: only('seller') },
  '/seller/seller-profile/ads/:id': {
    thing: 'ad by its id',
    at: ({ adId }) => `/seller/seller-profile/ads/${adId}`,
    own: only('seller'),
    others: hiddenFrom(only(), 'seller'),
  },
  ...area('/seller/seller-profile', only('seller')),
  '/buyer/buyer-profile': { at: '/buyer/buyer-profile', who: only('buyer') },
  ...area('/buyer/buyer-profile', only('buyer')),
  ...area('/super-admin-user', STAFF),

  '/my-data/:secret': { at: `/my-data/${'A'.repeat(43)}`, who: hiddenFrom(SIGNED_IN, ...MEMBERS) },
  '/messages': { at: '/messages', who: SIGNED_IN },
  '/messages/settings': { at: '/messages/settings', who: SIGNED_IN },
  '/messages/new': {
    thing: 'ad for sale',
    at: ({ adId }) => `/messages/new?ad=${adId}`,
    form: { message: 'Hello, is the hair still for sale? I make wigs in Leeds.' },
    own: only('buyer'),
    others: only('buyer', 'seller'),
  },
  '/messages/:id': {
    thing: 'conversation',
    at: ({ conversationId }) => `/messages/${conversationId}`,
    form: { intent: 'send', message: 'Thank you, that is good to know.' },
    ...OWN_ALONE,
  },
  '/reports/:caseNumber': {
    thing: 'report',
    at: ({ caseNumber }) => `/reports/${caseNumber}`,
    form: { text: 'This is wrong, and here is why it is so.' },
    ...OWN_ALONE,
  },
  '/saved-searches': { at: '/saved-searches', who: SIGNED_IN },

  // These two only lead to the page of the order, which is its payer's alone.
  '/payment/return': leadsToOrder('return', { ...TO_ORDER, visitor: 'sign in' }),
  '/payment/cancelled': leadsToOrder('cancelled', TO_ORDER),
  '/payment/order/:id': {
    thing: 'order',
    at: ({ orderId }) => `/payment/order/${orderId}`,
    form: { intent: 'capture' },
    ...OWN_ALONE,
  },
  '/payment/ledger': { at: '/payment/ledger', who: ADMIN },
  '/payment/ledger.csv': { at: '/payment/ledger.csv', who: ADMIN },

  // A buyer is asked there whether to sell here as well; every other address of posting leads them to it.
  '/post-an-ad': { at: '/post-an-ad', who: only('buyer', 'seller', 'creator', 'admin') },
  '/post-an-ad/start': {
    at: '/post-an-ad/start',
    who: { ...only('seller', 'creator', 'admin'), ...ASKED_FIRST },
  },
  '/post-an-ad/save': { at: '/post-an-ad/save', who: all('hidden') },
  ...Object.fromEntries(
    ['photos', 'hair', 'price', 'check'].map((step) => [`/post-an-ad/${step}`, draftStep(step)]),
  ),
  '/post-an-ad/done': {
    ...draftStep('done'),
    // A draft is not done.
    own: { ...only(), ...ASKED_FIRST, ...leadsOn('/post-an-ad/check', 'seller', 'creator', 'admin') },
    others: {
      ...hiddenFrom(only(), 'seller', 'creator'),
      ...ASKED_FIRST,
      ...leadsOn('/post-an-ad/check', 'admin'),
    },
  },

  '/super-admin-user/ad-list': { at: '/super-admin-user/ad-list', who: STAFF },
  '/super-admin-user/review-queue': { at: '/super-admin-user/review-queue', who: STAFF },
  '/super-admin-user/enter-ad': { at: '/super-admin-user/enter-ad', who: STAFF },
  '/super-admin-user/ad/:id': {
    thing: 'ad by its id',
    at: ({ adId }) => `/super-admin-user/ad/${adId}`,
    form: { intent: 'delete', version: '1', reason: 'Because the matrix asks.' },
    own: STAFF,
    others: hiddenFrom(ADMIN, 'creator'),
  },
  '/super-admin-user/user/:id': {
    thing: 'seller one enters for',
    at: ({ userId }) => `/super-admin-user/user/${userId}`,
    form: { intent: 'suspend', reason: 'Because the matrix asks.' },
    own: ADMIN,
    others: ADMIN,
  },
  '/super-admin-user/report/:caseNumber': {
    thing: 'report',
    at: ({ caseNumber }) => `/super-admin-user/report/${caseNumber}`,
    form: { intent: 'decide', outcome: 'dismissed', reason: 'Because the matrix asks.' },
    own: ADMIN,
    others: ADMIN,
  },
  '/super-admin-user/staff': { at: '/super-admin-user/staff?kind=staff', who: ADMIN },
  '/super-admin-user/export/:file': { at: '/super-admin-user/export/users.csv', who: ADMIN },
  ...Object.fromEntries(
    ['reports', 'held-messages', 'users', 'subscriptions', 'figures', 'audit', 'banner', 'rates'].map(
      (name) => [`/super-admin-user/${name}`, { at: `/super-admin-user/${name}`, who: ADMIN }],
    ),
  ),
};

function area(start: string, who: PageVerdicts): Record<string, PageRow> {
  const pages = ['settings', 'settings/second-factor', 'my-data'];
  return Object.fromEntries(pages.map((page) => [`${start}/${page}`, { at: `${start}/${page}`, who }]));
}

/** A step of posting, over a draft that is somebody's. */
function draftStep(step: string) {
  return {
    thing: 'draft',
    at: ({ adId }) => `/post-an-ad/${step}?draft=${adId}`,
    own: { ...only('seller', 'creator', 'admin'), ...ASKED_FIRST },
    others: { ...hiddenFrom(only('admin'), 'seller', 'creator'), ...ASKED_FIRST },
  } satisfies PageRow;
}
