import { ACCOUNT_TYPE } from '#rules/account.ts';
import type { FrameViewer } from './frame-data.ts';

/** The word on somebody's badge, and where it leads. */
export function viewerArea(viewer: NonNullable<FrameViewer>): { badge: string; url: string } {
  if (viewer.role === 'admin') return { badge: 'ADMIN', url: '/super-admin-user/ad-list' };
  if (viewer.role === 'creator') return { badge: 'CREATOR', url: '/super-admin-user/ad-list' };
  if (viewer.accountType === ACCOUNT_TYPE.buyer) return { badge: 'BUYER', url: '/buyer/buyer-profile' };
  return { badge: 'SELLER', url: '/seller/seller-profile' };
}
