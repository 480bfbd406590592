import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

/** Loads one's offers anew when something happened to them, as long as the page is open. */
export function useLiveOffers(): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const events = new EventSource('/me/live');
    events.addEventListener('news', () => void revalidate());
    return () => events.close();
  }, [revalidate]);
}
