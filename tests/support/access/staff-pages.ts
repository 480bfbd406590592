import { ADMIN, area, hiddenFrom, type PageRow, STAFF } from './page-verdicts.ts';

/** Who is let into which part of the staff's area. */
export const STAFF_PAGES: Record<string, PageRow> = {
  ...area('/super-admin-user', STAFF),
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
