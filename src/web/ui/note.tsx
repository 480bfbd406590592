import type { ReactNode } from 'react';
import styles from './note.module.css';

type NoteProps = { kind: 'good' | 'problem' | 'hint'; isAlert?: boolean; children: ReactNode };

/** A few words that must be seen: what went well, what did not, what to know. */
export function Note({ kind, isAlert = false, children }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[kind]}`} role={isAlert ? 'alert' : 'note'}>
      {children}
    </div>
  );
}
