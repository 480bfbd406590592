import { Outlet } from 'react-router';
import type { Route } from './+types/seller-area.ts';
import { AreaLayout } from './area-layout.tsx';
import { SELLER_TABS } from '../frame/nav/area-tabs.ts';
import { ensureArea } from './ensure-area.ts';

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
