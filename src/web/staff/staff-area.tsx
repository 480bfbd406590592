import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/staff-area.ts';
import { ensureArea } from '../area/ensure-area.ts';
import { marketContext } from '../request/page-context.ts';
import { permissionFor, placesFor } from './staff-nav.ts';
import { type TrailHandle, trailInArea } from '../frame/nav/page-trail.tsx';
import staffStyles from './staff.css?url';

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await ensureArea(args, permissionFor(args.url.pathname));
    return next();
  },
];

/** A stylesheet of its own: nobody but staff loads it. */
export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: staffStyles }];

export const loader = ({ context }: Route.LoaderArgs) => ({
  places: placesFor(context.get(marketContext).viewer),
});

const AREA = { label: 'Staff area', url: '/super-admin-user/ad-list' };

export const handle: TrailHandle = {
  trail: (pathname, loaded) =>
    trailInArea(AREA, (loaded as Route.ComponentProps['loaderData'] | undefined)?.places ?? [], pathname),
};

export default function StaffArea({ loaderData: { places } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="staff">
      <nav className="staff-rail" aria-label="Staff area">
        <ul>
          {places.map(({ url, label }) => (
            <li key={url}>
              <a href={url} aria-current={pathname === url ? 'page' : undefined}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="staff-page">
        <Outlet />
      </div>
    </div>
  );
}
