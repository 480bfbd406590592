import { Outlet } from 'react-router';
import type { Route } from './+types/seller-area.ts';
import { AreaLayout } from './area-layout.tsx';
import { SELLER_TABS } from './area-tabs.ts';
import { ensureArea } from './ensure-area.ts';
import { type TrailHandle, trailInArea } from '../frame/nav/page-trail.tsx';

const AREA = { label: 'Your seller area', url: '/seller/seller-profile' };
export const handle: TrailHandle = { trail: (pathname) => trailInArea(AREA, SELLER_TABS, pathname) };

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await ensureArea(args, 'enter the seller area');
    return next();
  },
];

export default function SellerArea() {
  return (
    <AreaLayout title="Your seller area" tabs={SELLER_TABS}>
      <Outlet />
    </AreaLayout>
  );
}
