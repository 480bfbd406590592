import {
  ADMIN,
  all,
  ANYONE,
  area,
  hiddenFrom,
  leadsOn,
  MEMBERS,
  only,
  OWN_ALONE,
  type PageRow,
  type PageVerdicts,
  SIGNED_IN,
} from './page-verdicts.ts';
import { BUNDLE_PAGES } from './bundle-pages.ts';
import { POSTING_PAGES } from './posting-pages.ts';
import { STAFF_PAGES } from './staff-pages.ts';
import { WANTED_PAGES } from './wanted-pages.ts';

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
  '/compare',
  '/your-country',
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
  '/worker.js',
  '/offline',
  '/.well-known/security.txt',
  '/register',
  '/verify',
  '/forgot-password',
  '/keep-account',
  '/hair-price-calculator',
  '/prices',
  '/prices.csv',
  '/trade/sample.csv',
  '/report',
  '/saved',
  '/dev/mail',
  '/dev/ui',
  '/api/docs',
  '/me',
];

const SLASHED = [
  '/website-safety',
  '/protected-sale',
  '/how-to-buy-hair-online',
  '/how-do-i-sell-my-hair-online',
  '/payment',
];

/** Whoever could buy it: not its own seller, and no staff. */
const BUYERS_OF_AD = { thing: 'ad for sale', own: only('buyer'), others: only('buyer', 'seller') } as const;

/** Where each kind of member is at home. */
const HOMES = {
  ...leadsOn('/buyer/buyer-profile', 'buyer'),
  ...leadsOn('/seller/seller-profile', 'seller'),
  ...leadsOn('/super-admin-user/ad-list', 'creator', 'moderator', 'admin'),
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
  '/customer-service/case/:number/:key': {
    thing: 'case',
    at: ({ caseNumber }) => `/customer-service/case/${caseNumber}/forged`,
    form: { text: 'Let me in, please.' },
    own: all('hidden'),
    others: all('hidden'),
  },
  ...leadTo('/', '/prefs', '/useful', '/logout', '/no-script'),
  ...leadTo('/faq', '/faq/missed'),
  ...leadTo('/all-ads', '/all-ads/missed'),
  '/.well-known/change-password': {
    at: '/.well-known/change-password',
    who: {
      visitor: 'sign in',
      ...leadsOn('/buyer/buyer-profile/settings', 'buyer'),
      ...leadsOn('/seller/seller-profile/settings', 'seller'),
      ...leadsOn('/super-admin-user/settings', 'creator', 'moderator', 'admin'),
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
  '/seller/seller-profile/ads/:id/price': {
    thing: 'ad by its id',
    at: ({ adId }) => `/seller/seller-profile/ads/${adId}/price`,
    own: only('seller'),
    others: hiddenFrom(only(), 'seller'),
  },
  ...area('/seller/seller-profile', only('seller')),
  '/seller/seller-profile/payout': { at: '/seller/seller-profile/payout', who: only('seller') },
  '/buyer/buyer-profile': { at: '/buyer/buyer-profile', who: only('buyer') },
  ...area('/buyer/buyer-profile', only('buyer')),
  ...BUNDLE_PAGES,
  ...WANTED_PAGES,

  '/my-data/:secret': { at: `/my-data/${'A'.repeat(43)}`, who: hiddenFrom(SIGNED_IN, ...MEMBERS) },
  '/messages': { at: '/messages', who: SIGNED_IN },
  '/new-terms': { at: '/new-terms', who: SIGNED_IN },
  '/notifications': { at: '/notifications', who: SIGNED_IN },
  '/messages/settings': { at: '/messages/settings', who: SIGNED_IN },
  '/messages/new': {
    ...BUYERS_OF_AD,
    at: ({ adId }) => `/messages/new?ad=${adId}`,
    form: { message: 'Hello, is the hair still for sale? I make wigs in Leeds.' },
  },
  '/ad/:id/:slug/buy': { ...BUYERS_OF_AD, at: ({ adId }) => `/ad/${adId}/hair/buy` },
  '/messages/:id': {
    thing: 'conversation',
    at: ({ conversationId }) => `/messages/${conversationId}`,
    form: { intent: 'send', message: 'Thank you, that is good to know.' },
    ...OWN_ALONE,
  },
  '/offers': { at: '/offers', who: only('buyer', 'seller') },
  '/offers/:id': {
    thing: 'offer that waits',
    at: ({ offerId }) => `/offers/${offerId}`,
    form: { intent: 'decline' },
    own: only('buyer', 'seller'),
    others: hiddenFrom(only(), 'buyer', 'seller'),
  },
  '/sales': { at: '/sales', who: only('buyer', 'seller') },
  '/sales/:id/:step?': {
    thing: 'protected sale',
    at: ({ saleId }) => `/sales/${saleId}`,
    form: { intent: 'withdraw', version: '1' },
    own: only('buyer', 'seller'),
    others: hiddenFrom(only(), 'buyer', 'seller'),
  },
  '/ratings': { at: '/ratings', who: only('buyer', 'seller') },
  '/ratings/:saleId': {
    thing: 'sale',
    at: ({ saleId }) => `/ratings/${saleId}`,
    form: { asDescribed: '5', kind: '5', quick: '4' },
    own: only('buyer', 'seller'),
    others: hiddenFrom(only(), 'buyer', 'seller'),
  },
  '/invitation/:id/:key': {
    thing: 'invitation by its link',
    at: ({ id }) => `/invitation/${id}/forged`,
    form: { intent: 'remove' },
    own: all('hidden'),
    others: all('hidden'),
  },
  '/decision/:id/:key': {
    thing: 'statement',
    at: ({ id }) => `/decision/${id}/forged`,
    form: { text: 'This is wrong, and here is why it is so.' },
    own: all('hidden'),
    others: all('hidden'),
  },
  '/reports/:caseNumber/:key?': {
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
  '/payment/ledger': {
    at: '/payment/ledger',
    who: { ...ADMIN, ...leadsOn('/super-admin-user/ledger', 'admin') },
  },
  '/trade/export/:file': {
    at: '/trade/export/ads.csv',
    who: { ...only('seller'), ...leadsOn('/payment/', 'buyer') },
  },
  '/certified-buyer': { at: '/certified-buyer', who: only('buyer', 'seller') },
  '/trade': { at: '/trade', who: only('buyer', 'seller') },
  '/trade/import': { at: '/trade/import', who: only('buyer', 'seller') },
  '/trade/import/:id': {
    thing: 'file that was run',
    at: ({ importId }) => `/trade/import/${importId}`,
    own: only('buyer', 'seller'),
    others: hiddenFrom(only(), 'buyer', 'seller'),
  },

  ...POSTING_PAGES,
  ...STAFF_PAGES,
};
