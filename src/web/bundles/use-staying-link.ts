import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '../ui/browser/is-plain-click.ts';

/** For a link to another face of this page: in place of the one before, and nothing scrolls away. */
export function useStayingLink() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
}
