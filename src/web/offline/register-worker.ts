import { WORKER_PATH } from '../start/trusted-types.ts';

/** So that whoever loses the connection finds a page of ours. After everything else: nobody waits for it. */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register(WORKER_PATH).catch(() => {
    // A private window allows none; the site works without.
  });
}
