import type { ReactNode } from 'react';
import type { CaseTalk as Talk, SaidInCase } from '#market/staff/people/case-talk-view.ts';
import { Moment } from '../../frame/time/moment.tsx';

const STATES = {
  sent: 'sent',
  held: 'held: not seen by the other side',
  refused: 'refused: not seen by the other side',
  removed: 'removed',
} as const;

type CaseTalkProps = {
  talk: Talk;
  /** The message that all of this is about, and how it is shown. */
  aboutId: string;
  about: ReactNode;
};

/** A conversation as it was, with the message in question where it was said. Buyers left, sellers right. */
export function CaseTalk({ talk, aboutId, about }: CaseTalkProps) {
  return (
    <section className="held-talk" aria-label="The conversation">
      <p>
        About{' '}
        {talk.ad.title ? (
          <a href={`/super-admin-user/ad/${talk.ad.id}`}>{talk.ad.title}</a>
        ) : (
          'an ad without a title'
        )}
        . That you read it is noted in the audit.
      </p>
      <ol>
        {talk.said.map((said) =>
          said.id === aboutId ? (
            <li key={said.id} className="held-about">
              {about}
            </li>
          ) : (
            <Said key={said.id} said={said} />
          ),
        )}
      </ol>
    </section>
  );
}

const Said = ({ said }: { said: SaidInCase }) => (
  <li className="held-said" data-side={said.isFromBuyer ? 'buyer' : 'seller'}>
    {said.offer && <strong>Offers {said.offer} </strong>}
    {said.text}
    <small>
      {said.by} · <Moment at={said.sentAt} /> · {STATES[said.state]}
    </small>
  </li>
);

/** The message that was reported. */
export const ReportedBubble = ({ said }: { said: SaidInCase | undefined }) =>
  said && (
    <>
      <header>Reported</header>
      {said.offer && <p>Offers {said.offer}</p>}
      <p>{said.text}</p>
      <footer>
        {said.shownText && <span>Shown as: {said.shownText}</span>}
        <span>
          {said.by} · <Moment at={said.sentAt} /> · {STATES[said.state]}
        </span>
      </footer>
    </>
  );
