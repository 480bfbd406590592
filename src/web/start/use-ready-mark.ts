import { useEffect } from 'react';

const YEAR_SECONDS = 31_536_000;

/** Says in the page that React has taken it over: for tests and measurements, which must not be quicker than a person. */
export function useReadyMark(): void {
  useEffect(() => {
    document.documentElement.dataset['ready'] = '';
    // From now on pages that are the same for all may come from the cache: who looks at them is asked afterwards.
    document.cookie = `js=1; Max-Age=${YEAR_SECONDS}; Path=/; SameSite=Lax`;
  }, []);
}
