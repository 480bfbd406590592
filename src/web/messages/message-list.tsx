import type { MessageView } from '#market/messages/message-view.ts';
import { type Currency, formatMoney } from '#rules/money.ts';
import { parseMoney } from '#rules/read-money.ts';
import { showMoment } from '../ui/dates.ts';
import styles from './message-list.module.css';

type MessageListProps = {
  messages: readonly MessageView[];
  other: string;
  /** What is on its way, as it was sent. */
  sending: FormData | undefined;
  currency: Currency;
};

const STATES = {
  delivered: null,
  removed: null,
  held: 'We are checking this message first. You do not need to do anything.',
  refused: 'We did not deliver this message. The reason is in your e-mail.',
};

/** What was said, oldest first. */
export function MessageList({ messages, other, sending, currency }: MessageListProps) {
  return (
    <ol className={styles.messages} aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} message={message} other={other} />
      ))}
      {sending && <MessageOnItsWay form={sending} currency={currency} />}
    </ol>
  );
}

function Message({ message, other }: { message: MessageView; other: string }) {
  const { id, isMine, text, offer, sentAt, state, notes } = message;
  return (
    <li className={isMine ? styles.mine : undefined}>
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
  );
}

function MessageOnItsWay({ form, currency }: { form: FormData; currency: Currency }) {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const amount = parseMoney(read('offer'));
  return (
    <li className={`${styles.mine} ${styles.sending}`} aria-busy="true">
      <p>{read('message')}</p>
      {amount !== undefined && <p className={styles.offer}>Offer: {formatMoney({ amount, currency })}</p>}
      <small>You · sending…</small>
    </li>
  );
}
