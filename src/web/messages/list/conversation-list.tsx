import { Age } from '../../frame/time/age.tsx';
import { toThreadPath } from '../thread/thread-path.ts';
import type { ConversationLine } from './conversation-data.ts';
import styles from './conversation-list.module.css';

type ConversationListProps = {
  conversations: readonly ConversationLine[];
  next: string | null;
  open?: string;
  /** The first few on a page about more than conversations. */
  isExcerpt?: boolean;
  isArchive?: boolean;
};

/** One's conversations, the last one first. */
export function ConversationList({
  conversations,
  next,
  open,
  isExcerpt = false,
  isArchive = false,
}: ConversationListProps) {
  return (
    <nav className={styles.list} aria-label="Conversations">
      <ol>
        {conversations.map(({ id, photo, title, username, lastText, lastOn, unread }) => (
          <li key={id}>
            <a href={toThreadPath(id)} aria-current={id === open ? 'page' : undefined}>
              {photo && <img src={photo} alt="" width={56} height={56} loading="lazy" />}
              <span className={styles.words}>
                <b>
                  <span>{username}</span>
                  {/* What is open is being read. */}
                  {unread > 0 && id !== open && <span className={styles.unread}>{unread} new</span>}
                </b>
                <span>{title}</span>
                <small>
                  {lastText} ·{' '}
                  <time dateTime={lastOn}>
                    <Age since={lastOn} />
                  </time>
                </small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {next && <a href={`/messages?${isArchive ? 'archived&' : ''}after=${next}`}>Older conversations</a>}
      {!isExcerpt && !isArchive && <a href="/messages?archived">Archived messages</a>}
      {!isExcerpt && <a href="/messages/settings">Notifications and blocked people</a>}
    </nav>
  );
}
