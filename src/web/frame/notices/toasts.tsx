import { useEffect, useRef } from 'react';
import { CloseIcon } from '../../ui/icons/icons.tsx';
import { closeToast, type Toast, useToasts } from '../../ui/browser/toast.ts';
import styles from './toasts.module.css';

const LOOK_AGAIN_MS = 1000;

/** Where short messages appear, and are read out. */
export function Toasts() {
  return (
    <output id="toast" className={styles.region}>
      {useToasts().map((each) => (
        <ToastCard key={each.id} toast={each} />
      ))}
    </output>
  );
}

function ToastCard({ toast: { id, text, kind, ms } }: { toast: Toast }) {
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ms === 0) return;
    // A hand or the focus on it holds it.
    const leave = () => {
      if (card.current?.matches(':hover, :focus-within')) timer = setTimeout(leave, LOOK_AGAIN_MS);
      else closeToast(id);
    };
    let timer = setTimeout(leave, ms);
    return () => clearTimeout(timer);
  }, [id, ms]);
  return (
    <div ref={card} className={`${styles.toast} ${kind === 'problem' ? styles.problem : ''}`}>
      <p>{text}</p>
      <button type="button" aria-label="Close this message" onClick={() => closeToast(id)}>
        <CloseIcon />
      </button>
    </div>
  );
}
