import type { Viewer } from '#rules/accounts/account.ts';
import type { WaitingQueue } from '#market/staff/today/today-view.ts';
import { can, type Permission } from '#rules/permissions.ts';
import { isOverdue, STAFF_QUEUES } from '#rules/staff/queues.ts';

const STAFF_AREA = '/super-admin-user';

/** One place of the staff area, for whoever has the right; `file`: where one of its rows is looked at alone. */
type StaffPlace = { path: string; label: string; permission: Permission; file?: string };

const STAFF_PLACES: readonly StaffPlace[] = [
  { path: 'today', label: 'Today', permission: 'enter the staff area' },
  { path: 'review-queue', label: 'Review queue', permission: 'review this ad' },
  { path: 'reports', label: 'Reports', permission: 'handle reports', file: 'report' },
  { path: 'held-messages', label: 'Held messages', permission: 'handle held messages' },
  { path: 'cases', label: 'Cases', permission: 'handle cases', file: 'case' },
  { path: 'buyers-to-check', label: 'Buyers to check', permission: 'check buyers' },
  { path: 'ad-list', label: 'Ads', permission: 'enter the staff area', file: 'ad' },
  { path: 'enter-ad', label: 'Enter an ad', permission: 'post an ad for a seller' },
  { path: 'users', label: 'Users', permission: 'see users', file: 'user' },
  { path: 'subscriptions', label: 'Subscriptions', permission: 'see subscriptions' },
  { path: 'ledger', label: 'Ledger', permission: 'see subscriptions', file: 'order' },
  { path: 'sales', label: 'Sales', permission: 'see all sales', file: 'sale' },
  { path: 'disputes', label: 'Disputes', permission: 'see all sales' },
  { path: 'staff', label: 'Staff', permission: 'hire staff' },
  { path: 'figures', label: 'Figures', permission: 'see the figures' },
  { path: 'audit', label: 'Audit', permission: 'read the audit log' },
  { path: 'ready-answers', label: 'Ready answers', permission: 'change ready answers' },
  { path: 'banner', label: 'Banner texts', permission: 'change the banner' },
  { path: 'plan-prices', label: 'Plan prices', permission: 'set plan prices' },
  { path: 'rates', label: 'Currency rates', permission: 'set currency rates' },
  { path: 'settings', label: 'My account', permission: 'enter the staff area' },
];

/** The right that a page of the staff area asks for, before its loader and before its forms. */
export function permissionFor(pathname: string): Permission {
  const [, , name] = pathname.split('/');
  const place = STAFF_PLACES.find(({ path, file }) => name === path || name === file);
  return place?.permission ?? 'enter the staff area';
}

export type RailPlace = {
  url: string;
  /** Where one of its rows is looked at alone: still this place. */
  file: string;
  label: string;
  waiting: number;
  isOverdue: boolean;
};

/** What this person finds in the rail, and how much waits there. */
export function placesFor(
  viewer: Viewer,
  { at, queues }: { at: string; queues: readonly WaitingQueue[] },
): RailPlace[] {
  const now = new Date(at);
  return STAFF_PLACES.filter(({ permission }) => can(viewer, permission)).map(
    ({ path, label, file = path }) => {
      const own = queues.filter(({ name }) => STAFF_QUEUES[name].place === path);
      return {
        url: `${STAFF_AREA}/${path}`,
        file: `${STAFF_AREA}/${file}/`,
        label,
        waiting: own.reduce((sum, { waiting }) => sum + waiting, 0),
        isOverdue: own.some((queue) => isOverdue(queue, now)),
      };
    },
  );
}
