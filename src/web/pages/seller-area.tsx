import { Outlet } from 'react-router';
import type { Route } from './+types/seller-area.ts';
import { AreaLayout } from '../area/area-layout.tsx';
import { SELLER_TABS } from '../area/area-tabs.ts';
import { ensureArea } from '../area/ensure-area.ts';

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
