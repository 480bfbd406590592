/** One place of somebody's own area; some of them have an address outside it. */
export type AreaTab = {
  url: string;
  label: string;
  /** Which of one's unread numbers stands beside it. */
  counts?: 'messages' | 'news' | 'offers' | 'sales';
  /** Not there where the site has none. */
  needs?: 'sales';
};

const SELLER_AREA = '/seller/seller-profile';
const BUYER_AREA = '/buyer/buyer-profile';

/** What staff have of an account of their own; the tabs of their work are elsewhere. */
export const STAFF_ACCOUNT_TABS: readonly AreaTab[] = [
  { url: '/super-admin-user/today', label: 'Staff area' },
  { url: '/super-admin-user/settings', label: 'Settings' },
  { url: '/super-admin-user/my-data', label: 'My data' },
];

/** The tabs of both areas, in order. */
export const SELLER_TABS: readonly AreaTab[] = [
  { url: SELLER_AREA, label: 'My ads' },
  { url: '/wanted/mine/ads', label: 'Who wants my hair?' },
  { url: '/saved', label: 'Saved ads' },
  { url: '/saved-searches', label: 'Saved searches' },
  { url: '/messages', label: 'Messages', counts: 'messages' },
  { url: '/offers', label: 'Offers', counts: 'offers' },
  { url: '/sales', label: 'Sales', needs: 'sales', counts: 'sales' },
  { url: '/ratings', label: 'Ratings' },
  { url: '/notifications', label: 'Notifications', counts: 'news' },
  { url: '/payment/', label: 'Plan' },
  { url: `${SELLER_AREA}/settings`, label: 'Settings' },
  { url: `${SELLER_AREA}/my-data`, label: 'My data' },
];

export const BUYER_TABS: readonly AreaTab[] = [
  { url: BUYER_AREA, label: 'Overview' },
  { url: '/saved', label: 'Saved ads' },
  { url: '/saved-searches', label: 'Saved searches' },
  { url: '/bundles', label: 'Bundles' },
  { url: '/wanted/mine', label: 'Wanted' },
  { url: '/messages', label: 'Messages', counts: 'messages' },
  { url: '/offers', label: 'Offers', counts: 'offers' },
  { url: '/sales', label: 'Sales', needs: 'sales', counts: 'sales' },
  { url: '/ratings', label: 'Ratings' },
  { url: '/notifications', label: 'Notifications', counts: 'news' },
  { url: '/payment/', label: 'Plan' },
  { url: `${BUYER_AREA}/settings`, label: 'Settings' },
  { url: `${BUYER_AREA}/my-data`, label: 'My data' },
];
