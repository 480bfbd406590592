import { useLocation } from 'react-router';
import { type AreaTab, BUYER_TABS, SELLER_TABS, STAFF_ACCOUNT_TABS } from './area-tabs.ts';
import { STAFF_PLACES } from './staff-nav.ts';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import styles from './page-trail.module.css';

const MESSAGES = { label: 'Messages', url: '/messages' };
const PLANS = { label: 'Plans and prices', url: '/payment/' };
const POST = { label: 'Post an ad', url: '/post-an-ad' };
const SELLER = { label: 'Your seller area', url: '/seller/seller-profile' };
const BUYER = { label: 'Your buyer area', url: '/buyer/buyer-profile' };
const STAFF = { label: 'Staff area', url: '/super-admin-user/ad-list' };

type Trail = readonly [path: RegExp, ...crumbs: Crumb[]];

/** The places of an area, by their tabs; those with an address outside of it have a row of their own. */
const listTrails = (area: Crumb, folder: string, tabs: readonly AreaTab[]): Trail[] =>
  tabs
    .filter(({ url }) => url.startsWith(`${folder}/`))
    .map((tab): Trail => [new RegExp(`^${tab.url}$`), area, tab]);

const makeSettingsTrail = (area: Crumb, folder: string): Trail => [
  new RegExp(`^${folder}/settings/second-factor$`),
  area,
  { label: 'Settings', url: `${folder}/settings` },
  { label: 'Second factor', url: `${folder}/settings/second-factor` },
];

const staffCrumb = (path: string): Crumb => ({
  label: STAFF_PLACES.find((each) => each.path === path)?.label ?? '',
  url: `/super-admin-user/${path}`,
});

/** Where the pages stand that people use and do not read; pages of words and ads draw their own way. */
const TRAILS: readonly Trail[] = [
  [/^\/seller\/seller-profile$/, SELLER],
  [/^\/seller\/seller-profile\/ads\//, SELLER, { label: 'Ad figures', url: '' }],
  ...listTrails(SELLER, SELLER.url, SELLER_TABS),
  makeSettingsTrail(SELLER, SELLER.url),
  [/^\/buyer\/buyer-profile$/, BUYER],
  ...listTrails(BUYER, BUYER.url, BUYER_TABS),
  makeSettingsTrail(BUYER, BUYER.url),
  [/^\/super-admin-user\/ad-list$/, STAFF],
  [/^\/super-admin-user\/ad\//, STAFF, { label: 'Ad', url: '' }],
  [/^\/super-admin-user\/report\//, STAFF, staffCrumb('reports'), { label: 'Report', url: '' }],
  [/^\/super-admin-user\/user\//, STAFF, staffCrumb('users'), { label: 'User', url: '' }],
  ...listTrails(STAFF, '/super-admin-user', [
    ...STAFF_PLACES.map(({ path }) => staffCrumb(path)),
    ...STAFF_ACCOUNT_TABS,
  ]),
  makeSettingsTrail(STAFF, '/super-admin-user'),
  [/^\/saved-searches$/, { label: 'Saved searches', url: '/saved-searches' }],
  [/^\/relist\//, { label: 'Keep your ad', url: '' }],
  [/^\/keep-account$/, { label: 'Keep your account', url: '/keep-account' }],
  [/^\/unsubscribe\//, { label: 'Stop these e-mails', url: '' }],
  [/^\/payment\/ledger$/, PLANS, { label: 'Ledger', url: '/payment/ledger' }],
  [/^\/login$/, { label: 'Log in', url: '/login' }],
  [/^\/register$/, { label: 'Register', url: '/register' }],
  [/^\/verify$/, { label: 'Register', url: '/register' }, { label: 'Your code', url: '/verify' }],
  [
    /^\/forgot-password$/,
    { label: 'Log in', url: '/login' },
    { label: 'New password', url: '/forgot-password' },
  ],
  [/^\/messages$/, MESSAGES],
  [/^\/messages\/new$/, MESSAGES, { label: 'New message', url: '/messages/new' }],
  [/^\/messages\/settings$/, MESSAGES, { label: 'E-mails and blocked people', url: '/messages/settings' }],
  [/^\/messages\/[^/]+$/, MESSAGES, { label: 'Conversation', url: '' }],
  [/^\/reports?(?:\/|$)/, { label: 'Report', url: '/report' }],
  [/^\/payment\/$/, PLANS],
  [/^\/payment\/order\//, PLANS, { label: 'Your order', url: '' }],
  [/^\/post-an-ad$/, POST],
  [/^\/post-an-ad\//, POST, { label: 'Your ad', url: '' }],
  [/^\/dev\/mail$/, { label: 'Demo mailbox', url: '/dev/mail' }],
  [/^\/api\/docs$/, { label: 'API', url: '/api/docs' }],
];

export function PageTrail() {
  const { pathname } = useLocation();
  const [, ...crumbs] = TRAILS.find(([path]) => path.test(pathname)) ?? [];
  if (crumbs.length === 0) return null;
  return (
    <div className={styles.trail}>
      <Breadcrumbs crumbs={crumbs} />
    </div>
  );
}
