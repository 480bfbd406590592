import type { FormState } from '../../ui/form/form-state.ts';
import { Note } from '../../ui/note.tsx';

type UnsentAnswerProps = {
  state: FormState | undefined;
  /** Before they signed in. */ written?: string | null;
};

/** An answer for which there is no form any more: why, where it was refused, and what was written, to be taken along. */
export function UnsentAnswer({ state, written: before }: UnsentAnswerProps) {
  const written = state?.typed['message']?.[0] ?? before ?? '';
  return (
    <>
      {state && (
        <Note kind="problem" isAlert>
          {[...new Set([state.message, ...Object.values(state.problems).flat()])].join(' ')}
        </Note>
      )}
      {written !== '' && (
        <>
          <p>Your message was not sent:</p>
          <blockquote>{written}</blockquote>
        </>
      )}
    </>
  );
}
