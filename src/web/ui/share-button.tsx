import { Button } from './button.tsx';
import { toast } from './browser/toast.ts';

type Shared = { url: string; title: string };

/** Hands a page to the phone's own sharing, or copies its link. Only with script: links for the same stand beside it. */
export const ShareButton = ({ url, title }: Shared) => (
  <span className="with-script">
    <Button kind="quiet" type="button" onClick={() => void share({ url, title })}>
      Share
    </Button>
  </span>
);

export async function share({ url, title }: Shared): Promise<void> {
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
