import { Outlet } from 'react-router';
import type { Route } from './+types/buyer-area.ts';
import { AreaLayout } from './area-layout.tsx';
import { BUYER_TABS } from './area-tabs.ts';
import { ensureArea } from './ensure-area.ts';
import { type TrailHandle, trailInArea } from '../frame/nav/page-trail.tsx';

const AREA = { label: 'Your buyer area', url: '/buyer/buyer-profile' };
export const handle: TrailHandle = { trail: (pathname) => trailInArea(AREA, BUYER_TABS, pathname) };

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await ensureArea(args, 'enter the buyer area');
    return next();
  },
];

export default function BuyerArea() {
  return (
    <AreaLayout title="Your buyer area" tabs={BUYER_TABS}>
      <Outlet />
    </AreaLayout>
  );
}
