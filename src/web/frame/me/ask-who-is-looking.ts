import type { Me } from '../frame-context.ts';

/** Not by a fetcher of the router: where we cannot be reached it would put an error page in the place of the page. */
export async function askWhoIsLooking(signal: AbortSignal): Promise<Me | undefined> {
  try {
    const answer = await fetch('/me', { signal, headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as Me) : undefined;
  } catch {
    return undefined;
  }
}
