import { ADMIN, area, hiddenFrom, MODERATES, only, type PageRow, STAFF } from './page-verdicts.ts';

/** Who is let into which part of the staff's area. */
export const STAFF_PAGES: Record<string, PageRow> = {
  ...area('/super-admin-user', STAFF),
  '/super-admin-user/today': { at: '/super-admin-user/today', who: STAFF },
  '/super-admin-user/ad-list': { at: '/super-admin-user/ad-list', who: STAFF },
  '/super-admin-user/review-queue': { at: '/super-admin-user/review-queue', who: STAFF },
  '/super-admin-user/enter-ad': { at: '/super-admin-user/enter-ad', who: only('creator', 'admin') },
  '/super-admin-user/ad/:id': {
    thing: 'ad by its id',
    at: ({ adId }) => `/super-admin-user/ad/${adId}`,
    form: { intent: 'delete', version: '1', reason: 'Because the matrix asks.' },
    own: STAFF,
    others: hiddenFrom(MODERATES, 'creator'),
  },
  '/super-admin-user/user/:id': {
    thing: 'seller one enters for',
    at: ({ userId }) => `/super-admin-user/user/${userId}`,
    form: { intent: 'suspend', reason: 'Because the matrix asks.' },
    own: MODERATES,
    others: MODERATES,
  },
  '/super-admin-user/held-messages/:id': {
    thing: 'held message',
    at: ({ messageId }) => `/super-admin-user/held-messages/${messageId}`,
    form: { intent: 'decide', decision: 'refused', reason: 'Because the matrix asks.' },
    own: MODERATES,
    others: MODERATES,
  },
  '/super-admin-user/order/:id': {
    thing: 'order',
    at: ({ orderId }) => `/super-admin-user/order/${orderId}`,
    form: { intent: 'give-back', how: 'days', sum: '1', reason: 'Because the matrix asks.' },
    own: ADMIN,
    others: ADMIN,
  },
  '/super-admin-user/sale/:id': {
    thing: 'protected sale',
    at: ({ saleId }) => `/super-admin-user/sale/${saleId}`,
    form: { intent: 'freeze', version: '1', reason: 'Because the matrix asks.' },
    own: ADMIN,
    others: ADMIN,
  },
  '/super-admin-user/report/:caseNumber': {
    thing: 'report',
    at: ({ caseNumber }) => `/super-admin-user/report/${caseNumber}`,
    form: { intent: 'decide', outcome: 'dismissed', reason: 'Because the matrix asks.' },
    own: MODERATES,
    others: MODERATES,
  },
  '/super-admin-user/case/:number': {
    thing: 'case',
    at: ({ caseNumber }) => `/super-admin-user/case/${caseNumber}`,
    form: { intent: 'note', version: '1', note: 'Because the matrix asks.' },
    own: MODERATES,
    others: MODERATES,
  },
  '/super-admin-user/staff': { at: '/super-admin-user/staff?kind=staff', who: ADMIN },
  '/super-admin-user/export/:file': { at: '/super-admin-user/export/users.csv', who: MODERATES },
  ...Object.fromEntries(
    ['reports', 'held-messages', 'cases', 'buyers-to-check', 'users'].map((name) => [
      `/super-admin-user/${name}`,
      { at: `/super-admin-user/${name}`, who: MODERATES },
    ]),
  ),
  ...Object.fromEntries(
    [
      'sales',
      'disputes',
      'subscriptions',
      'ledger',
      'figures',
      'audit',
      'ready-answers',
      'banner',
      'plan-prices',
      'rates',
    ].map((name) => [`/super-admin-user/${name}`, { at: `/super-admin-user/${name}`, who: ADMIN }]),
  ),
};
