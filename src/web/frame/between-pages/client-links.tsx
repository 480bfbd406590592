import { useEffect, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { isSameForAll } from '#rules/preferences/same-for-all.ts';
import { isPlainClick } from '../../ui/browser/is-plain-click.ts';
import { isUnreachable, useStay } from './stay-when-unreached.ts';

/** A hand that only passes over a link wants nothing. */
const INTENT_MS = 80;

/**
 * Links stay plain ones, in written texts too; here they become client navigation. What somebody is about to touch is
 * fetched beforehand, where the page is the same for all: of pages of one's own nothing may be kept.
 */
export function ClientLinks() {
  const navigate = useNavigate();
  useStay();
  const [intended, setIntended] = useState<string>();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    document.addEventListener(
      'click',
      (event) => {
        const link = findLink(event);
        if (!link || event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        if (!isUnreachable()) void navigate(toPath(link), { replace: toPath(link) === toPath(location) });
      },
      { signal },
    );
    let rest: ReturnType<typeof setTimeout>;
    const prepare = (event: Event) => {
      clearTimeout(rest);
      const link = findLink(event);
      if (link && isSameForAll(link.pathname) && link.pathname !== location.pathname)
        rest = setTimeout(
          () => link.pathname !== location.pathname && setIntended(link.pathname + link.search),
          event.type === 'pointerover' ? INTENT_MS : 0,
        );
    };
    for (const type of ['pointerover', 'pointerdown', 'focusin'])
      document.addEventListener(type, prepare, { signal, passive: true });
    return () => {
      clearTimeout(rest);
      leaving.abort();
    };
  }, [navigate]);
  return intended === undefined ? null : <PrefetchPageLinks key={intended} page={intended} />;
}

/** The link to a page of this site that an event is about. Files are fetched by the browser itself. */
function findLink({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return undefined;
  if (link.target || link.hasAttribute('download') || isFile(link.pathname)) return undefined;
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return isHere && link.hash !== '' ? undefined : link;
}

const isFile = (path: string) => /\.\w{2,11}$/.test(path) || path.startsWith('/photos/');

const toPath = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash;
