import { COUNTS_AS_RECEIVED, CUT_RULE } from '#rules/messages/message-words.ts';
import { ScissorsPauseIcon } from '../../../ui/icons/icons.tsx';
import styles from './cut-rule.module.css';

/** The one rule, in place in every conversation, with what counts as received. */
export function CutRule({ isOpen = false }: { isOpen?: boolean }) {
  return (
    <aside className={styles.rule} aria-label="The rule">
      <ScissorsPauseIcon />
      <div>
        <p>
          <strong>{CUT_RULE}</strong>
        </p>
        <details open={isOpen}>
          <summary>What counts as received?</summary>
          <ul>
            {COUNTS_AS_RECEIVED.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </div>
    </aside>
  );
}
