// Shows what is pushed and opens what it is about; and where there is no connection, shows a page of ours that says
// so. It keeps that page with its files, as a stranger sees it, and nothing of any person.

const SHELL = 'shell';
const OFFLINE = '/offline';
const DAY_MS = 24 * 60 * 60 * 1000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  // Without it the site works as before.
  event.waitUntil(keepShell().catch(() => {}));
});

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable().catch(() => {})]),
  ),
);

self.addEventListener('fetch', (event) => {
  const { url, method, mode } = event.request;
  const { origin, pathname } = new URL(url);
  if (origin !== self.location.origin || method !== 'GET') return;
  if (mode === 'navigate') event.respondWith(openPage(event));
  // Named by what is in it, so what was kept of it is never old.
  else if (pathname.startsWith('/assets/')) event.respondWith(findFile(event.request));
});

async function openPage(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(renewShell().catch(() => {}));
    return page;
  } catch {
    const { url } = event.request;
    const { pathname, search } = new URL(url);
    const cache = await caches.open(SHELL);
    const shell = await cache.match(OFFLINE);
    if (!shell) return Response.error();
    // The page is taken over by its own address; from there one tries again.
    if (pathname === OFFLINE) return shell;
    return Response.redirect(`${OFFLINE}?${new URLSearchParams({ from: pathname + search })}`);
  }
}

async function findFile(request) {
  const cache = await caches.open(SHELL);
  return (await cache.match(request)) ?? fetch(request);
}

/** The page and all files of ours that it names; what an older one named goes. */
async function keepShell() {
  const page = await fetch(OFFLINE, { credentials: 'omit', cache: 'reload' });
  if (!page.ok) return;
  const text = await page.clone().text();
  const files = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g));
  const cache = await caches.open(SHELL);
  await cache.addAll([...files]);
  await cache.put(OFFLINE, page);
  for (const kept of await cache.keys()) {
    const { pathname } = new URL(kept.url);
    if (pathname !== OFFLINE && !files.has(pathname)) await cache.delete(kept);
  }
}

async function renewShell() {
  const kept = await (await caches.open(SHELL)).match(OFFLINE);
  const at = Date.parse(kept?.headers.get('date') ?? '');
  if (!(Date.now() - at < DAY_MS)) await keepShell();
}

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string' || typeof body !== 'string') return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

/**
 * In the page of it that is there already and follows what happens, or in a new one; never anywhere else. Other pages
 * stay as they are: something may be written in them.
 */
async function open(link) {
  const url = new URL(typeof link === 'string' ? link : '/notifications', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const page = await findPage(url);
  await (page ? page.focus() : self.clients.openWindow(url.href));
}

async function findPage({ pathname }) {
  const pages = await self.clients.matchAll({ type: 'window' });
  return pages.find((page) => new URL(page.url).pathname === pathname);
}
