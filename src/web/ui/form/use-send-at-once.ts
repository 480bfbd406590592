import { type RefObject, useEffect, useRef } from 'react';
import { useSubmit } from 'react-router';
import type { FormState } from './form-state.ts';

/**
 * For whoever is back from elsewhere: a form that is sent once as soon as the page is alive, because an address that is
 * merely opened changes nothing. What came back of it is not sent again.
 */
export function useSendAtOnce(state: FormState | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(state !== undefined);
  const submit = useSubmit();
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void submit(form.current, { replace: true });
  }, [submit]);
  return form;
}
