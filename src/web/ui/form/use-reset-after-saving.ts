import { useEffect, useRef } from 'react';
import { useEntryKey } from '../hooks/use-entry-key.ts';

/** Empties a form once it was saved: the document stays, so nothing else does. */
export function useResetAfterSaving(isSaved: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const key = useEntryKey();
  useEffect(() => {
    // Each time it is saved the page has another key.
    if (isSaved && key) form.current?.reset();
  }, [key, isSaved]);
  return form;
}
