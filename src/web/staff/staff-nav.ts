import type { Viewer } from '#rules/accounts/account.ts';
import { can, type Permission } from '#rules/permissions.ts';

const STAFF_AREA = '/super-admin-user';

/** One place of the staff area, for whoever has the right; `file`: where one of its rows is looked at alone. */
type StaffPlace = { path: string; label: string; permission: Permission; file?: string };

const STAFF_PLACES: readonly StaffPlace[] = [
  { path: 'ad-list', label: 'Ads', permission: 'enter the staff area' },
  { path: 'review-queue', label: 'Review queue', permission: 'review this ad' },
  { path: 'enter-ad', label: 'Enter an ad', permission: 'post an ad for a seller' },
  { path: 'reports', label: 'Reports', permission: 'handle reports', file: 'report' },
  { path: 'held-messages', label: 'Held messages', permission: 'handle held messages' },
  { path: 'users', label: 'Users', permission: 'see users', file: 'user' },
  { path: 'subscriptions', label: 'Subscriptions', permission: 'see subscriptions' },
  { path: 'staff', label: 'Staff', permission: 'hire staff' },
  { path: 'figures', label: 'Figures', permission: 'see the figures' },
  { path: 'audit', label: 'Audit', permission: 'read the audit log' },
  { path: 'banner', label: 'Banner texts', permission: 'change the banner' },
  { path: 'rates', label: 'Currency rates', permission: 'set currency rates' },
  { path: 'settings', label: 'My account', permission: 'enter the staff area' },
];

/** The right that a page of the staff area asks for, before its loader and before its forms. */
export function permissionFor(pathname: string): Permission {
  const [, , name] = pathname.split('/');
  const place = STAFF_PLACES.find(({ path, file }) => name === path || name === file);
  return place?.permission ?? 'enter the staff area';
}

/** What this person finds in the rail. */
export const placesFor = (viewer: Viewer): { url: string; label: string }[] =>
  STAFF_PLACES.filter(({ permission }) => can(viewer, permission)).map(({ path, label }) => ({
    url: `${STAFF_AREA}/${path}`,
    label,
  }));
