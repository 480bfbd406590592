import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whoever presses while a photo of their form is still on its way has pressed: the form goes when the photo is here. If it
 * comes to nothing, its field says so and nothing is sent. Gives whether somebody has pressed.
 */
export function useHeldForm(
  field: RefObject<HTMLInputElement | null>,
  { isBusy, hasFailed }: { isBusy: boolean; hasFailed: boolean },
): boolean {
  const pressed = useRef<SubmitEvent>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const form = field.current?.form;
    if (!form) return undefined;
    if (!isBusy) {
      const { submitter } = pressed.current ?? {};
      if (pressed.current && !hasFailed) form.requestSubmit(submitter);
      pressed.current = null;
      return undefined;
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      pressed.current = event;
      setHeld(true);
    };
    form.addEventListener('submit', hold, { capture: true });
    return () => {
      form.removeEventListener('submit', hold, { capture: true });
      setHeld(false);
    };
  }, [field, isBusy, hasFailed]);
  return isHeld;
}
