import { Options } from '../../ui/form/fields/options.tsx';
import styles from '../my-ad.module.css';

type SoldToProps = { askers: readonly { conversationId: string; username: string }[] };

/** One of those who wrote about it: then both can rate each other. */
export function SoldTo({ askers }: SoldToProps) {
  if (askers.length === 0) return null;
  return (
    <label className={styles.soldTo}>
      <span>To whom? (optional)</span>
      <select name="conversationId" defaultValue="">
        <option value="">Somebody else, or I would rather not say</option>
        <Options options={askers.map(({ conversationId, username }) => [conversationId, username])} />
      </select>
      <small>If you say so, you and they can rate each other.</small>
    </label>
  );
}
