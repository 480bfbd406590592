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

export async function loader({ context }: Route.LoaderArgs) {
  const { viewer, staff } = context.get(marketContext);
  return { places: placesFor(viewer, await staff.waiting()) };
}

/** Leads on to Today, and is no place of its own. */
const AREA = { label: 'Staff area', url: '/super-admin-user' };

export const handle: TrailHandle = {
  trail: (pathname, loaded) =>
    trailInArea(AREA, (loaded as Route.ComponentProps['loaderData'] | undefined)?.places ?? [], pathname),
};

/** On a phone the rail is one line, and where one is may be far along it. */
function bringIntoSight(place: HTMLLIElement | null): void {
  if (place?.parentElement) place.parentElement.scrollLeft = place.offsetLeft;
}

export default function StaffArea({ loaderData: { places } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <div className="staff">
      <nav className="staff-rail" aria-label="Staff area">
        <ul>
          {places.map(({ url, file, label, waiting, isOverdue }) => (
            <li key={url} ref={pathname === url || pathname.startsWith(file) ? bringIntoSight : undefined}>
              <a href={url} aria-current={pathname === url ? 'page' : pathname.startsWith(file) || undefined}>
                {label}
                {waiting > 0 && (
                  <b className={isOverdue ? 'is-late' : undefined}>
                    {waiting}
                    <span className="staff-unseen"> waiting{isOverdue && ', overdue'}</span>
                  </b>
                )}
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
