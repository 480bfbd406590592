import { useEffect, useRef } from 'react';
import type { FormState } from './form-state.ts';

/**
 * A form that came back takes the focus to the first field that is wrong. The ref is of what is said on top, which has
 * it where no field is.
 */
export function useFocusOnFirst(state: FormState | undefined, isOnTop: boolean) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = note.current?.closest('form');
    const first = state && form && findWrong(form);
    if (first) first.focus();
    else if (state && isOnTop) note.current?.focus();
  }, [state, isOnTop]);
  return note;
}

/** The control itself, or the first of a group; what it is folded into opens. */
function findWrong(form: HTMLFormElement): HTMLElement | undefined {
  const wrong = [...form.elements].find((each) => each.hasAttribute('aria-invalid'));
  const first = wrong instanceof HTMLFieldSetElement ? wrong.elements[0] : wrong;
  const folded = wrong?.closest('details');
  if (folded) folded.open = true;
  return first instanceof HTMLElement ? first : undefined;
}
