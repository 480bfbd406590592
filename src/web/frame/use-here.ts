import { useLocation } from 'react-router';

/** This page's path and query, for forms that lead back to it. */
export function useHere(): string {
  const { pathname, search } = useLocation();
  return pathname + search;
}
