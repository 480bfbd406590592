import type { ConversationCard } from '#market/messages/message-view.ts';
import { showAge } from '../ui/dates.ts';
import styles from './conversation-list.module.css';

type ConversationListProps = {
  conversations: ConversationCard[];
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
        {conversations.map(({ id, ad, other, lastText, lastAt, unread }) => (
          <li key={id}>
            <a href={`/messages/${id}`} aria-current={id === open ? 'page' : undefined}>
              {ad.photo && <img src={ad.photo} alt="" width={56} height={56} loading="lazy" />}
              <span className={styles.words}>
                <b>
                  {other.username}
                  {unread > 0 && <span className={styles.unread}>{unread} new</span>}
                </b>
                <span>{ad.title}</span>
                <small>
                  {lastText} · <time dateTime={lastAt}>{showAge(lastAt)}</time>
                </small>
              </span>
            </a>
          </li>
        ))}
      </ol>
      {next && <a href={`/messages?${isArchive ? 'archived&' : ''}after=${next}`}>Older conversations</a>}
      {!isExcerpt && !isArchive && <a href="/messages?archived">Archived messages</a>}
      {!isExcerpt && <a href="/messages/settings">E-mails and blocked people</a>}
    </nav>
  );
}
