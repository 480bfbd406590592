import { Outlet } from 'react-router';
import type { Route } from './+types/buyer-area.ts';
import { AreaLayout } from './area-layout.tsx';
import { BUYER_TABS } from '../frame/nav/area-tabs.ts';
import { ensureArea } from './ensure-area.ts';

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
