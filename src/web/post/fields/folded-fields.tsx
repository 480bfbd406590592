import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useWasRefused } from '../../ui/form/form.tsx';
import { useIsAlive } from '../../ui/hooks/use-is-alive.ts';
import styles from '../step/step-frame.module.css';

type FoldedFieldsProps = {
  title: string;
  /** What stands in them, in a few words. */
  said?: string;
  names: readonly string[];
  children: ReactNode;
};

/** Fields that most people need not touch, behind their name. They are sent all the same, and open where one was refused or is wanted. */
export function FoldedFields({ title, said, names, children }: FoldedFieldsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const { hash } = useLocation();
  const isWanted = useIsAlive() && names.includes(hash.slice(1));
  const isRefused = useWasRefused(names);
  const [wasOpened, setOpened] = useState(isRefused);
  // Once open it stays so: nothing closes under the hand that mends it.
  if ((isRefused || isWanted) && !wasOpened) setOpened(true);
  useEffect(() => {
    if (isWanted) details.current?.scrollIntoView({ block: 'start' });
  }, [isWanted]);
  return (
    <details ref={details} className={styles.folded} open={wasOpened}>
      <summary>
        <b>{title}</b> {said && <small>{said}</small>}
      </summary>
      <div className={styles.group}>{children}</div>
    </details>
  );
}
