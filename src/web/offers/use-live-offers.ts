import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads one's offers anew when something happened to them, as long as the page is open. */
export function useLiveOffers(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaving = new AbortController();
    // With the frame, which holds the line.
    void import('../frame/me/listen-for-news.ts').then(
      ({ hearNews }) => hearNews(() => void revalidate(), leaving.signal),
      // Then they are as the page was loaded.
      () => {},
    );
    return () => leaving.abort();
  }, [revalidate]);
}
