import { useEffect, useRef } from 'react';
import { useFrameData } from '../../frame/frame-context.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import { keepTyped, keepUnsent } from './typed-in-tab.ts';

/**
 * Stands in a form: what is typed there is kept in this tab until it is sent. A wrong tap or Back leads away from it, and
 * a telephone that opens its camera for a photo may drop the page meanwhile. `as` names the form; whoever logs in after somebody else finds nothing of theirs.
 */
export default function KeepTyped({ as, state }: { as: string; state: FormState | undefined }) {
  const mark = useRef<HTMLInputElement>(null);
  const person = useFrameData()?.viewer?.id;
  useEffect(() => {
    const form = mark.current?.form;
    if (!form || person === undefined) return undefined;
    const leaving = new AbortController();
    keepTyped(form, `typed ${person} ${as}`, leaving.signal);
    return () => leaving.abort();
  }, [as, person]);
  useEffect(() => {
    const form = mark.current?.form;
    // What was refused has not arrived.
    if (form && person !== undefined && state) keepUnsent(form, `typed ${person} ${as}`);
  }, [as, person, state]);
  return <input ref={mark} type="hidden" />;
}
