import type { MessagePhoto, MessageView } from '#market/messages/message-view.ts';
import { formatMoney } from '#rules/money/money.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { OfferInTalk } from '../../offers/offer-in-talk.tsx';
import { STEP_WORDS } from '../../sales/parts/step-words.ts';
import type { FormState } from '../../ui/form/form-state.ts';
import type { ShownThread } from '../list/conversation-data.ts';

type MessageListProps = {
  messages: readonly MessageView[];
  thread: ShownThread;
  /** What is on its way, as it was sent. */
  sending: FormData | undefined;
  /** What came back of a form of an offer that was sent without script. */
  state: FormState | undefined;
};

const STATES = {
  delivered: null,
  removed: null,
  held: 'We are checking this message first. You do not need to do anything.',
  refused: 'We did not deliver this message. The reason is in your e-mail.',
};

type Step = ShownThread['steps'][number];

/** What the sale came to stands between what was said; it is no message and nobody's. */
function joinByTime(messages: readonly MessageView[], steps: readonly Step[]): (MessageView | Step)[] {
  const timeOf = (line: MessageView | Step) => ('event' in line ? line.at : line.sentAt);
  return [...messages, ...steps].toSorted((a, b) =>
    timeOf(a) < timeOf(b) ? -1 : Number(timeOf(a) > timeOf(b)),
  );
}

/** What was said, oldest first. */
export function MessageList({ messages, thread, sending, state }: MessageListProps) {
  const { username: other, grounds, toSell, terms, steps } = thread;
  const newest = messages.findLast(({ offerCard }) => offerCard !== null)?.id;
  return (
    <ol className="talk" aria-live="polite">
      {joinByTime(messages, steps).map((line) =>
        'event' in line ? (
          <li key={line.at + line.event} className="talk-step">
            {STEP_WORDS[line.event]} <Moment at={line.at} />
          </li>
        ) : line.offerCard ? (
          <li key={line.id} className="talk-figure" data-mine={line.isMine || undefined}>
            <OfferInTalk
              offer={line.offerCard}
              isNewest={line.id === newest}
              grounds={grounds}
              toSell={toSell}
              terms={terms}
              state={state}
            />
            <Notes message={line} other={other} />
            <small>
              <ReportLink message={line} />
            </small>
          </li>
        ) : (
          <Message key={line.id} message={line} other={other} />
        ),
      )}
      {sending && <MessageOnItsWay form={sending} />}
    </ol>
  );
}

const ReportLink = ({ message: { id, isMine, state } }: { message: MessageView }) =>
  !isMine && state === 'delivered' && <a href={`/report?kind=message&id=${id}`}>Report</a>;

function Message({ message, other }: { message: MessageView; other: string }) {
  const { isMine, text, photos, offer, sentAt } = message;
  return (
    <li className={isMine ? 'talk-mine' : undefined}>
      {text !== '' && <p>{text}</p>}
      <Photos photos={photos} from={isMine ? 'you' : other} />
      {offer && <p className="talk-offer">Offer: {formatMoney(offer)}</p>}
      <Notes message={message} other={other} />
      <small>
        {isMine ? 'You' : other} · <Moment at={sentAt} />
        <ReportLink message={message} />
      </small>
    </li>
  );
}

/** What the guard says of a message, to each side its own. */
const Notes = ({ message: { isMine, notes, state }, other }: { message: MessageView; other: string }) => (
  <>
    {(isMine ? [] : notes).map((note) => (
      <p key={note} className="talk-note">
        {note}
      </p>
    ))}
    {isMine && STATES[state] && <p className="talk-note">{STATES[state]}</p>}
    {isMine && state === 'delivered' && notes.length > 0 && (
      <p className="talk-note">We added a safety note for {other}.</p>
    )}
  </>
);

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

function MessageOnItsWay({ form }: { form: FormData }) {
  const typed = form.get('message');
  const text = typeof typed === 'string' ? typed : '';
  const previews = form.getAll('preview').filter((value) => typeof value === 'string');
  return (
    <li className="talk-mine talk-sending" aria-busy="true">
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
      <small>You · sending…</small>
    </li>
  );
}
