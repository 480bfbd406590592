import type { Viewer } from '#rules/account.ts';
import { can, type Permission } from '#rules/permissions.ts';

const STAFF_AREA = '/super-admin-user';

/** One place of the staff area, for whoever has the right. */
type StaffPlace = { path: string; label: string; permission: Permission };

const PLACES: readonly StaffPlace[] = [
  { path: 'ad-list', label: 'Ads', permission: 'enter the staff area' },
  { path: 'users', label: 'Users', permission: 'see users' },
];

/** What this person finds in the rail. The pages themselves ask again. */
export const placesFor = (viewer: Viewer): { url: string; label: string }[] =>
  PLACES.filter(({ permission }) => can(viewer, permission)).map(({ path, label }) => ({
    url: `${STAFF_AREA}/${path}`,
    label,
  }));
