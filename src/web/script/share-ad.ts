import { toast } from './toast.ts';

/** One button hands the ad to the phone's own sharing, or copies its link. Without script there are links. */
export function startShareAd(): void {
  const button = document.querySelector<HTMLButtonElement>('button[data-share-ad]');
  if (!button) return;
  button.hidden = false;
  button.addEventListener('click', () => void share(button.dataset['shareAd'] ?? location.href));
}

async function share(url: string): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title: document.title, url });
    await navigator.clipboard.writeText(url);
    toast('Link copied', 4000);
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError')) toast(`The link: ${url}`, 15_000);
  }
}
