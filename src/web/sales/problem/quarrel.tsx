import { Moment } from '../../frame/time/moment.tsx';
import type { ProblemShown } from './problem-shown.ts';

/** What both have said and shown, and what was decided. */
export function Quarrel({ problem: { quarrel } }: { problem: ProblemShown }) {
  if (!quarrel) return null;
  return (
    <section aria-labelledby="quarrel">
      <h2 id="quarrel">{quarrel.title}</h2>
      <p>Case {quarrel.caseNumber}</p>
      {quarrel.statements.map(({ who, text, at }) => (
        <blockquote key={at + who}>
          <p>{text}</p>
          <footer>
            {who}, <Moment at={at} />
          </footer>
        </blockquote>
      ))}
      {quarrel.photos.length > 0 && (
        <ul className="sale-photos">
          {quarrel.photos.map(({ id, who, word, isSeenBefore }) => (
            <li key={id}>
              <a href={`/sales/photos/${id}/large.webp`}>
                <img
                  src={`/sales/photos/${id}/small.webp`}
                  alt={`Shown by ${who}`}
                  width="120"
                  height="150"
                />
              </a>
              <small>
                {who}
                {word && `, code word ${word}`}
                {isSeenBefore && '. Looks like an earlier photo of theirs.'}
              </small>
            </li>
          ))}
        </ul>
      )}
      {quarrel.decisions.map(({ says, statement, at }) => (
        <div key={at}>
          <h3>{says}</h3>
          <blockquote>
            <p>{statement}</p>
            <footer>
              We decided, <Moment at={at} />
            </footer>
          </blockquote>
        </div>
      ))}
      {quarrel.isLookedAtAgain && <p>There is an appeal. We look once more, and then it is final.</p>}
    </section>
  );
}
