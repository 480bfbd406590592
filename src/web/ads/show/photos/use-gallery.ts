import { useLocation, useNavigate } from 'react-router';

const ZOOM = '#zoom';
type Opened = { isZoomOpened: true } | null;

/** Which photo is shown, and whether it is enlarged: both stand in the address, so Back closes the enlarged one. */
export function useGallery(count: number) {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const place = readPlace(search, count);
  const isZoomed = hash === ZOOM;
  const toAddress = (wanted: number, end: string) => {
    const query = new URLSearchParams(search);
    query.set('photo', String(wanted + 1));
    return `${pathname}?${query}${end}`;
  };
  const go = (to: string, options: { replace: boolean; state: unknown }) => {
    // To go where one is would load the page once more.
    if (to === location.pathname + location.search + location.hash) return;
    void navigate(to, { ...options, preventScrollReset: true });
  };
  return {
    place,
    isZoomed,
    show: (wanted: number) =>
      // A strip that comes to rest may be ahead of what is drawn: the address knows whether a photo was opened.
      go(toAddress((wanted + count) % count, location.hash === ZOOM ? ZOOM : ''), { replace: true, state }),
    zoom: (wanted: number) => go(toAddress(wanted, ZOOM), { replace: false, state: { isZoomOpened: true } }),
    leaveZoom() {
      // Opened by its address there is nothing to go back to.
      if ((state as Opened)?.isZoomOpened) void navigate(-1);
      else go(pathname + search, { replace: true, state: null });
    },
  };
}

/** The place of the photo that `?photo=2` asks for; the first where it asks for none. */
function readPlace(search: string, count: number): number {
  const asked = Number(new URLSearchParams(search).get('photo') ?? 1);
  return Number.isInteger(asked) && asked >= 1 && asked <= count ? asked - 1 : 0;
}
