import { showUnread } from '#rules/messages/show-unread.ts';
import layout from '../../ui/layout.module.css';
import styles from './unread-count.module.css';

/** How many are unread, or wait, beside the word for what they are; nothing where there are none. */
export const UnreadCount = ({ count, word = 'unread' }: { count: number; word?: string | undefined }) =>
  count > 0 && (
    <span className={styles.count}>
      {showUnread(count)}
      <span className={layout.visuallyHidden}> {word}</span>
    </span>
  );
