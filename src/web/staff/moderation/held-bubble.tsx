import type { HeldFile } from '#market/staff/reports/held-file-view.ts';
import { Moment } from '../../frame/time/moment.tsx';
import { PhotoLinks } from './photo-links.tsx';
import { showWait } from './show-wait.ts';

const DECIDED = { released: 'let through', refused: 'refused' } as const;

/** The held message: what was found in it marked in the text, and what the other side would read. */
export function HeldBubble({ message, reader }: Pick<HeldFile, 'message'> & { reader: string }) {
  const { pieces, shownText, decision } = message;
  return (
    <>
      <header>
        <span>
          {decision ? `Held, then ${DECIDED[decision]}` : 'Held'}:{' '}
          {message.signals.join(', ') || 'nothing named'}
        </span>
        <span>score {message.score}</span>
      </header>
      {message.offer && (
        <p>
          <strong>Offers {message.offer}</strong>
        </p>
      )}
      <p>
        {pieces.map(({ text, isFound }, at) =>
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text, which never move
          isFound ? <mark key={at}>{text}</mark> : text,
        )}
      </p>
      <PhotoLinks photos={message.photos} />
      <footer>
        {message.notes.map((note) => (
          <span key={note}>{note}</span>
        ))}
        <span>
          {reader} would read: {shownText}
        </span>
        <span>
          {message.sender.username} · <Moment at={message.sentAt} />
          {decision ? (
            <>
              {' '}
              · {DECIDED[decision]} by {message.decidedBy ?? 'somebody who has left'}
              {message.decidedAt && (
                <>
                  , <Moment at={message.decidedAt} />
                </>
              )}
            </>
          ) : (
            ` · waits ${showWait(message.waitsMinutes)}`
          )}
        </span>
      </footer>
    </>
  );
}
