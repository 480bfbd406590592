import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Empties a form once it was saved: the document stays, so nothing else does. */
export function useResetAfterSaving(isSaved: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    // Each time it is saved the page has another key.
    if (isSaved && key) form.current?.reset();
  }, [key, isSaved]);
  return form;
}
