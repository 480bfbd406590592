import { postToApi } from '../ui/browser/api-in-browser.ts';
import { WORKER_PATH } from '../start/trusted-types.ts';

/** How this browser stands to pushes. */
export type PushState = 'off' | 'on' | 'denied' | 'impossible';

const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

export async function readPushState(): Promise<PushState> {
  if (!canPush()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await findSubscription();
  return subscription && (await isKnown(subscription)) ? 'on' : 'off';
}

/** A browser holds on to what the site has forgotten, or has for somebody who was here before. */
async function isKnown({ endpoint }: PushSubscription): Promise<boolean> {
  const answer = await postToApi('notification/isSubscribed', { endpoint });
  if (!answer.ok) throw new Error('the site does not say whether it pushes to this browser');
  return ((await answer.json()) as { isSubscribed: boolean }).isSubscribed;
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  const registration = await navigator.serviceWorker.getRegistration('/');
  return registration?.pushManager.getSubscription();
}

/** Asks the person, then the browser, then tells the site. Gives how it stands afterwards. */
export async function startPush(): Promise<PushState> {
  if ((await Notification.requestPermission()) !== 'granted')
    return Notification.permission === 'denied' ? 'denied' : 'off';
  const asked = await fetch('/api/notification/pushKey');
  const { publicKey } = (await asked.json()) as { publicKey: string };
  await navigator.serviceWorker.register(WORKER_PATH);
  const { pushManager } = await navigator.serviceWorker.ready;
  const known = await pushManager.getSubscription();
  // One that was made for another key takes nothing of ours.
  await known?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  const answer = await postToApi('notification/subscribe', {
    endpoint,
    p256dh: keys?.['p256dh'],
    auth: keys?.['auth'],
  });
  if (answer.ok) return 'on';
  await subscription.unsubscribe();
  throw new Error('the site does not push to this browser');
}

/** Nothing more to this browser: also for whoever logs out here. */
export async function stopPush(): Promise<void> {
  if (!canPush()) return;
  const subscription = await findSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  // The browser first: it hears no more of somebody who leaves where we cannot be reached.
  try {
    await subscription.unsubscribe();
  } finally {
    await postToApi('notification/unsubscribe', { endpoint });
  }
}
