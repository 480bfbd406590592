import { Outlet } from 'react-router';
import type { Route } from './+types/buyer-area.ts';
import { AreaLayout } from '../area/area-layout.tsx';
import { BUYER_TABS } from '../area/area-tabs.ts';
import { ensureArea } from '../area/ensure-area.ts';

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
