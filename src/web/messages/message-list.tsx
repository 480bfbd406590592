import type { MessageView } from '#market/messages/message-view.ts';
import { formatMoney } from '#rules/money.ts';
import { showMoment } from '../ui/dates.ts';
import styles from './message-list.module.css';

type MessageListProps = { messages: MessageView[]; other: string; conversationId: string };

const STATES = {
  delivered: null,
  removed: null,
  held: 'We are checking this message first. You do not need to do anything.',
  refused: 'We did not deliver this message. The reason is in your e-mail.',
};

/** What was said, oldest first. The script beside it adds what comes while the page is open. */
export function MessageList({ messages, other, conversationId }: MessageListProps) {
  return (
    <ol
      className={styles.messages}
      aria-live="polite"
      data-conversation={conversationId}
      data-other={other}
      data-mine={styles.mine}
      data-note={styles.note}
      data-offered={styles.offer}
      data-held={STATES.held}
    >
      {messages.map(({ id, isMine, text, offer, sentAt, state, notes }) => (
        <li key={id} data-message={id} data-state={state} className={isMine ? styles.mine : undefined}>
          <p>{text}</p>
          {offer && <p className={styles.offer}>Offer: {formatMoney(offer)}</p>}
          {(isMine ? [] : notes).map((note) => (
            <p key={note} className={styles.note}>
              {note}
            </p>
          ))}
          {isMine && STATES[state] && <p className={styles.note}>{STATES[state]}</p>}
          {isMine && state === 'delivered' && notes.length > 0 && (
            <p className={styles.note}>We added a safety note for {other}.</p>
          )}
          <small>
            {isMine ? 'You' : other} · <time dateTime={sentAt}>{showMoment(sentAt)}</time>
            {!isMine && state === 'delivered' && <a href={`/report?kind=message&id=${id}`}>Report</a>}
          </small>
        </li>
      ))}
    </ol>
  );
}
