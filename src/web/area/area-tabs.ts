/** One place within somebody's own area: the last part of its URL ('' for the first tab) and its word. */
export type AreaTab = { path: string; label: string };

export const SELLER_AREA = '/seller/seller-profile';
export const BUYER_AREA = '/buyer/buyer-profile';

/** The tabs of both areas, in order. */
export const SELLER_TABS: readonly AreaTab[] = [
  { path: '', label: 'Overview' },
  { path: 'settings', label: 'Settings' },
  { path: 'my-data', label: 'My data' },
];

export const BUYER_TABS: readonly AreaTab[] = [
  { path: '', label: 'Overview' },
  { path: 'settings', label: 'Settings' },
  { path: 'my-data', label: 'My data' },
];
