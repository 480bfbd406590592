import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';

/**
 * Loads a page anew when something happened to whoever looks at it, as long as it is open. Not while it says what was
 * refused: that would be gone. And no page that is being written in.
 */
export function useReloadOnNews(isRefused = false): void {
  const { revalidate } = useRevalidator();
  const hear = useEffectEvent(() => {
    if (!isRefused) void revalidate();
  });
  useEffect(() => {
    const leaving = new AbortController();
    // With the frame, which holds the line.
    void import('./listen-for-news.ts').then(
      ({ hearNews }) => hearNews(() => hear(), leaving.signal),
      // Then it stays as it was loaded.
      () => {},
    );
    return () => leaving.abort();
  }, []);
}
