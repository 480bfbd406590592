import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { ChevronIcon } from '../../../ui/icons/icons.tsx';
import { useOnLeaving } from '../../../ui/hooks/use-close-on-leaving.ts';
import styles from './main-nav.module.css';

const HOVER_MS = 500;
/** A click on a menu that the hand has only just opened means 'open', not 'close'. */
const JUST_OPENED_MS = 400;

type HoverMenuProps = { label: string; className?: string | undefined; children: ReactNode };

/** A menu of the main navigation: <details>, which with script also opens to a resting mouse and closes by Esc. */
export function HoverMenu({ label, className, children }: HoverMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { keepOpen, ...hand } = useRestingHand(menu);
  useClosing(menu);
  return (
    <details ref={menu} className={className} name="main-menu" {...hand}>
      <summary className={styles.item} onClick={keepOpen}>
        {label} <ChevronIcon />
      </summary>
      {children}
    </details>
  );
}

type MenuRef = React.RefObject<HTMLDetailsElement | null>;

function useRestingHand(menu: MenuRef) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const openedAt = useRef(-JUST_OPENED_MS);
  const later = (open: boolean, { pointerType }: PointerEvent) => {
    if (pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!menu.current) return;
      if (open && !menu.current.open) openedAt.current = performance.now();
      menu.current.toggleAttribute('open', open);
    }, HOVER_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: (event: PointerEvent) => later(true, event),
    onPointerLeave: (event: PointerEvent) => later(false, event),
    keepOpen: (event: MouseEvent) => {
      clearTimeout(timer.current);
      const isNew = performance.now() - openedAt.current < JUST_OPENED_MS;
      if (menu.current?.open && isNew) event.preventDefault();
    },
  };
}

/** By Esc, by a press or the focus elsewhere, and by going to another page. */
function useClosing(menu: MenuRef): void {
  useOnLeaving(() => menu.current?.removeAttribute('open'));
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const closeOutside = ({ target }: Event) => {
      const { current } = menu;
      if (current && !(target instanceof Node && current.contains(target))) current.removeAttribute('open');
    };
    document.addEventListener('pointerdown', closeOutside, { signal });
    document.addEventListener('focusin', closeOutside, { signal });
    document.addEventListener(
      'keydown',
      (event) => {
        const { current } = menu;
        if (event.key !== 'Escape' || !current?.open) return;
        current.removeAttribute('open');
        current.getElementsByTagName('summary')[0]?.focus();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [menu]);
}
