import { Outlet, redirect } from 'react-router';
import { toSettingsPath } from '#rules/accounts/account.ts';
import type { Route } from './+types/staff-account-area.ts';
import { AreaLayout } from './area-layout.tsx';
import { STAFF_ACCOUNT_TABS } from './area-tabs.ts';
import { ensureArea } from './ensure-area.ts';
import { marketContext } from '../request/page-context.ts';
import { type TrailHandle, trailInArea } from '../frame/nav/page-trail.tsx';

const AREA = { label: 'Staff area', url: '/super-admin-user/today' };
export const handle: TrailHandle = { trail: (pathname) => trailInArea(AREA, STAFF_ACCOUNT_TABS, pathname) };

/** Also for staff who have yet to set up their second factor: this is where they do. */
export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    const { viewer } = args.context.get(marketContext);
    if (!viewer?.lacksSecondFactor) await ensureArea(args, 'enter the staff area');
    return next();
  },
];

/** The bare address is nobody's page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { viewer } = context.get(marketContext);
  if (viewer && url.pathname === '/super-admin-user')
    throw redirect(viewer.lacksSecondFactor ? toSettingsPath(viewer) : AREA.url);
}

export default function StaffAccount() {
  return (
    <AreaLayout title="Your staff account" tabs={STAFF_ACCOUNT_TABS}>
      <Outlet />
    </AreaLayout>
  );
}
