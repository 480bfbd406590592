const SHOW_AFTER_MS = 400;
const AT_LEAST_MS = 300;
const STILL_WORKING_MS = 10_000;

/** A veil over the page while the next one takes long. Links and forms that fetch a file say `data-no-loading`. */
export function startLoadingOverlay(): void {
  const overlay = document.querySelector<HTMLElement>('[data-loading]');
  if (!overlay) return;
  const veil = veilOver(overlay);
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link && leadsAway(link, event)) veil.wait(() => location.assign(link.href));
  });
  document.addEventListener('submit', (event) => {
    const form = event.target as HTMLFormElement;
    if (event.defaultPrevented || form.method === 'dialog' || 'noLoading' in form.dataset) return;
    veil.wait(() => form.requestSubmit(event.submitter));
  });
  // Also when the browser brings the page back as it was left.
  addEventListener('pagehide', veil.lift);
  addEventListener('pageshow', veil.lift);
}

function veilOver(overlay: HTMLElement) {
  const stillWorking = overlay.querySelector<HTMLElement>('[data-still-working]');
  let timers: ReturnType<typeof setTimeout>[] = [];
  let shownAt = 0;
  let again = () => {};
  const stop = () => {
    timers.forEach(clearTimeout);
    timers = [];
  };
  const set = (isShown: boolean) => {
    overlay.hidden = !isShown;
    if (stillWorking) stillWorking.hidden = true;
    document.getElementById('main')?.toggleAttribute('inert', isShown);
    if (isShown) shownAt = performance.now();
  };
  const lift = () => {
    stop();
    if (overlay.hidden) return;
    const rest = AT_LEAST_MS - (performance.now() - shownAt);
    if (rest > 0) timers.push(setTimeout(() => set(false), rest));
    else set(false);
  };
  const wait = (retry: () => void) => {
    stop();
    again = retry;
    timers.push(setTimeout(() => set(true), SHOW_AFTER_MS));
    timers.push(setTimeout(() => stillWorking && (stillWorking.hidden = false), STILL_WORKING_MS));
  };
  overlay.querySelector('[data-cancel]')?.addEventListener('click', () => {
    window.stop();
    lift();
  });
  overlay.querySelector('[data-retry]')?.addEventListener('click', () => {
    window.stop();
    wait(again);
    again();
  });
  return { wait, lift };
}

/** Whether this click takes the page somewhere else in this tab. */
function leadsAway(link: HTMLAnchorElement, event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if (link.target || link.hasAttribute('download') || 'noLoading' in link.dataset) return false;
  // A file is fetched, and the page stays.
  if (/\.\w{2,5}$/.test(link.pathname)) return false;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !(isHere && link.hash !== '');
}
