import { useLocation } from 'react-router';

/** What whoever was kept on a page goes on with: the key of its entry before. */
export type Stayed = { stayedFrom?: string } | null;

/** The key of this entry of the history; the same for somebody who was kept on it because the next page was not reached. */
export function useEntryKey(): string {
  const { key, state } = useLocation();
  return (state as Stayed)?.stayedFrom ?? key;
}
