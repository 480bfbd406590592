import worker from './worker.js?raw';

/** The service worker: at the root, so that it may speak for the whole site, and asked for anew each time. */
export const loader = () =>
  new Response(worker, {
    headers: { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
