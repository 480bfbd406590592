import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import layout from '../../ui/layout.module.css';

/**
 * After a client navigation nothing tells whoever hears the page that it is another one: here its title is said, and
 * the focus goes to its heading. A list that is only narrowed stays where it is.
 */
export function AnnouncePage({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    if (hash === '') focusHeading(main.current);
  }, [pathname, hash, main]);
  return (
    <p className={layout.visuallyHidden} aria-live="assertive">
      {title}
    </p>
  );
}

function focusHeading(main: HTMLElement | null): void {
  const heading = main?.getElementsByTagName('h1')[0] ?? main;
  if (!heading) return;
  // A heading takes the focus for the moment only.
  if (heading !== main) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
