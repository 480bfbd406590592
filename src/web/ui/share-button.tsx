import { Button } from './button.tsx';
import { toast } from './toast.ts';
import { useIsAlive } from './use-is-alive.ts';

type Shared = { url: string; title: string };

/** Hands a page to the phone's own sharing, or copies its link. Only with script: links for the same stand beside it. */
export function ShareButton({ url, title }: Shared) {
  if (!useIsAlive()) return null;
  return (
    <Button kind="quiet" type="button" onClick={() => void share({ url, title })}>
      Share
    </Button>
  );
}

async function share({ url, title }: Shared): Promise<void> {
  try {
    if (typeof navigator.share === 'function') return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    toast('Link copied', { ms: 4000 });
  } catch (error) {
    // Closing the phone's own sheet is no failure.
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast(`The link: ${url}`, { ms: 15_000 });
  }
}
