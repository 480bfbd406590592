import { useRef } from 'react';
import type { FetcherWithComponents, SubmitOptions } from 'react-router';

/**
 * Sends what is changed where it stands one after the other. Two on their way at once may arrive in any order, and the
 * earlier one would take back the later. Of several that wait the last counts: it carries the whole form.
 */
export function useInTurn({ submit }: Pick<FetcherWithComponents<unknown>, 'submit'>) {
  const before = useRef(Promise.resolve());
  const newest = useRef<FormData>(undefined);
  return (form: FormData, options: SubmitOptions): void => {
    newest.current = form;
    const send = () => (newest.current === form ? submit(form, options) : undefined);
    before.current = before.current.then(send, send);
  };
}
