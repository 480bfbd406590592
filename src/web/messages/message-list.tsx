import type { MessagePhoto, MessageView } from '#market/messages/message-view.ts';
import { type Currency, formatMoney } from '#rules/money.ts';
import { parseMoney } from '#rules/read-money.ts';
import { Moment } from '../frame/time/moment.tsx';

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
    <ol className="talk" aria-live="polite">
      {messages.map((message) => (
        <Message key={message.id} message={message} other={other} />
      ))}
      {sending && <MessageOnItsWay form={sending} currency={currency} />}
    </ol>
  );
}

function Message({ message, other }: { message: MessageView; other: string }) {
  const { id, isMine, text, photos, offer, offerCard, sentAt, state, notes } = message;
  return (
    <li className={isMine ? 'talk-mine' : undefined}>
      {text !== '' && <p>{text}</p>}
      <Photos photos={photos} from={isMine ? 'you' : other} />
      {offer && (
        <p className="talk-offer">
          Offer: {formatMoney(offer)}{' '}
          {offerCard && (
            <a href={`/offers/${offerCard.id}`}>
              {offerCard.acts.includes('accept') ? 'Answer it' : 'See it'}
            </a>
          )}
        </p>
      )}
      {(isMine ? [] : notes).map((note) => (
        <p key={note} className="talk-note">
          {note}
        </p>
      ))}
      {isMine && STATES[state] && <p className="talk-note">{STATES[state]}</p>}
      {isMine && state === 'delivered' && notes.length > 0 && (
        <p className="talk-note">We added a safety note for {other}.</p>
      )}
      <small>
        {isMine ? 'You' : other} · <Moment at={sentAt} />
        {!isMine && state === 'delivered' && <a href={`/report?kind=message&id=${id}`}>Report</a>}
      </small>
    </li>
  );
}

type PhotosProps = { photos: readonly MessagePhoto[]; from: string };

/** A press opens one as large as it is. */
function Photos({ photos, from }: PhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul className="talk-photos">
      {photos.map(({ small, large, width, height }, at) => (
        <li key={small}>
          <a href={large}>
            <img
              src={small}
              alt={`Sent by ${from}, number ${at + 1}`}
              width={width}
              height={height}
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function MessageOnItsWay({ form, currency }: { form: FormData; currency: Currency }) {
  const read = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const amount = parseMoney(read('offer'));
  const text = read('message');
  const previews = form.getAll('preview').filter((value) => typeof value === 'string');
  return (
    <li className={`talk-mine talk-sending`} aria-busy="true">
      {text !== '' && <p>{text}</p>}
      {previews.length > 0 && (
        <ul className="talk-photos">
          {previews.map((preview) => (
            <li key={preview}>
              <img src={preview} alt="On its way" />
            </li>
          ))}
        </ul>
      )}
      {amount !== undefined && <p className="talk-offer">Offer: {formatMoney({ amount, currency })}</p>}
      <small>You · sending…</small>
    </li>
  );
}
