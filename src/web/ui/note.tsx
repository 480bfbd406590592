import type { ReactNode, Ref } from 'react';
import styles from './note.module.css';

type NoteProps = {
  kind: 'good' | 'problem' | 'hint';
  isAlert?: boolean;
  /** The page begins here: whoever reads on from the focus reads this first. */
  hasFocus?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A few words that must be seen: what went well, what did not, what to know. */
export function Note({ kind, isAlert = false, hasFocus = false, ref, children }: NoteProps) {
  return (
    <div
      ref={ref}
      className={`${styles.note} ${styles[kind]}`}
      role={isAlert ? 'alert' : 'note'}
      tabIndex={hasFocus ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- what stops somebody is where they go on from
      autoFocus={hasFocus}
    >
      {children}
    </div>
  );
}

type DoneNoteProps = { says: Readonly<Record<string, string>>; done: string | null };

/** What was just done, by the word that stands in the address: any word may stand there. */
export const DoneNote = ({ says, done }: DoneNoteProps) =>
  done !== null && Object.hasOwn(says, done) ? <Note kind="good">{says[done]}</Note> : null;
