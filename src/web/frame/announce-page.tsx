import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import layout from '../ui/layout.module.css';
import { MAIN_ID } from './focus-main.ts';

/**
 * After a client navigation nothing tells whoever hears the page that it is another one: here its title is said, and
 * the focus goes to its heading. A list that is only narrowed stays where it is.
 */
export function AnnouncePage() {
  const { pathname, hash } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    setTitle(document.title);
    if (hash === '') focusHeading();
  }, [pathname, hash]);
  return (
    <p className={layout.visuallyHidden} aria-live="assertive">
      {title}
    </p>
  );
}

function focusHeading(): void {
  const main = document.getElementById(MAIN_ID);
  const heading = main?.getElementsByTagName('h1')[0] ?? main;
  if (!heading) return;
  // A heading takes the focus for the moment only.
  if (heading !== main) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
