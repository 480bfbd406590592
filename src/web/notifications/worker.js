// Shows what is pushed and opens what it is about. It caches nothing and answers no request.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data?.json() ?? {};
  if (typeof title !== 'string' || typeof body !== 'string') return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, data: { link } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});

/** In a page of this site that is there already, or in a new one; never anywhere else. */
async function open(link) {
  const url = new URL(typeof link === 'string' ? link : '/notifications', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) return self.clients.openWindow(url.href);
  await page.focus();
  // A page that was there before this worker is not its to lead.
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}
