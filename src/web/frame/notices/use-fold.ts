import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { BANNER_FOLD_HOURS, BANNER_READ_PAGES } from '#rules/banner/banner-texts.ts';
import { HOUR_SECONDS } from '#rules/time.ts';

const KEY = 'banner-pages';

/**
 * Whether the banner is folded. The pages on which it stood open are counted in this tab; after the last of them the
 * server is told, so that the next page comes folded and nothing moves on this one.
 */
export function useFold(isLoadedFolded: boolean) {
  const { pathname } = useLocation();
  const [page, setPage] = useState(pathname);
  const [isFolded, setFolded] = useState(isLoadedFolded);
  if (page !== pathname) {
    setPage(pathname);
    if (!isFolded && readCount() >= BANNER_READ_PAGES) setFolded(true);
  }
  useEffect(() => {
    // Each path is a page that was read.
    if (isFolded || !pathname) return;
    const count = readCount() + 1;
    writeCount(count);
    if (count === BANNER_READ_PAGES) tellServer(Math.floor(Date.now() / 1000) + FOLD_SECONDS);
  }, [pathname, isFolded]);
  return {
    isFolded,
    unfold: () => {
      writeCount(-1);
      setFolded(false);
      tellServer(0);
    },
  };
}

const FOLD_SECONDS = BANNER_FOLD_HOURS * HOUR_SECONDS;

/** Where it does not arrive, the banner stays open a little longer. */
function tellServer(folded: number): void {
  void fetch('/prefs', { method: 'POST', body: new URLSearchParams({ folded: String(folded) }) }).catch(
    () => {},
  );
}

/** A browser that keeps nothing counts nothing. */
function readCount(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch {
    return 0;
  }
}

function writeCount(count: number): void {
  try {
    sessionStorage.setItem(KEY, String(count));
  } catch {}
}
