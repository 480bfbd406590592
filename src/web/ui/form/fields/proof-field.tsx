import { PROOF_FIELD } from '../proof.ts';
import type { FormState } from '../form-state.ts';
import styles from './field.module.css';

/**
 * Only where the last proof was too long ago, and the form came back for it. Its label holds it, because a page may have
 * several forms and an id is there once.
 */
export function ProofField({ state }: { state: FormState | undefined }) {
  if (!state?.asksProof) return null;
  const problems = Object.values(state.problems).flatMap((sentences) => sentences ?? []);
  return (
    <label className={styles.field}>
      <b>Your password, or the code from your app</b>
      <input
        className={styles.box}
        type="password"
        name={PROOF_FIELD}
        autoComplete="current-password"
        aria-invalid="true"
      />
      <strong className={styles.problem}>{problems.join(' ')}</strong>
    </label>
  );
}
