import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** A sheet or dialog over the page closes when somebody goes to another page: the document stays, so nothing else does it. */
export function useCloseOnLeaving(element: RefObject<HTMLElement | null>): void {
  useOnLeaving(() => {
    const { current } = element;
    if (current instanceof HTMLDialogElement && current.open) current.close();
    if (current?.popover && current.matches(':popover-open')) current.hidePopover();
  });
}

/** Does something each time that a client navigation has led elsewhere. */
export function useOnLeaving(leave: () => void): void {
  const { key } = useLocation();
  const before = useRef(key);
  const left = useEffectEvent(leave);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    left();
  }, [key]);
}
