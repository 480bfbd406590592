import { ButtonLink } from '../../ui/button.tsx';
import { FitSaid } from '../show/fitting-words.tsx';
import type { ShownAsk } from './shown-ask.ts';

/** Who wants hair like one's ad, the best first, each with the way to answer. */
export default function AskList({ adId, asks }: { adId: string; asks: readonly ShownAsk[] }) {
  return (
    <ul>
      {asks.map((ask) => (
        <li key={ask.id} className="wan-ask">
          <span className="wan-ask-words">
            <a href={ask.url}>{ask.title}</a>
            <span>
              {ask.buyer} {ask.isCertified && <span className="wan-badge">Certified buyer</span>} ·{' '}
              {ask.pay === null ? 'name your price' : `up to ${ask.pay} per gram`}
            </span>
            <FitSaid {...ask} />
          </span>
          {ask.canAnswer ? (
            <ButtonLink
              kind="secondary"
              href={`${ask.url}?ad=${adId}#answer`}
              aria-label={`Answer with this ad: ${ask.title}`}
            >
              Answer with this ad
            </ButtonLink>
          ) : (
            <span className="wan-fits is-whole">
              {ask.hasAnswered ? 'Answered' : 'Answered with three others'}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
