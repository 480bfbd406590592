import { otherSide } from '#rules/ratings/rating-rules.ts';
import { showDate } from '../ui/dates.ts';
import { Note } from '../ui/note.tsx';
import { SectionHead } from '../ui/section-head.tsx';
import type { ShownWritten } from './rating-data.ts';
import { RatingItem } from './rating-item.tsx';
import styles from './ratings-page.module.css';

/** What somebody wrote, and whether it can be read. */
export function WrittenByYou({ ratings }: { ratings: readonly ShownWritten[] }) {
  return (
    <section aria-labelledby="written">
      <SectionHead id="written" title="By you" />
      {ratings.length === 0 && <p>You have not rated anybody yet.</p>}
      <ul className={styles.ratings}>
        {ratings.map((rating) => (
          <RatingItem
            key={rating.id}
            rating={rating}
            side={rating.side}
            head={`About ${rating.about}, who ${otherSide(rating.side) === 'buyer' ? 'sold' : 'bought'}`}
            answeredBy={rating.about}
          >
            <p className={styles.quiet}>{rating.title}</p>
            <Standing rating={rating} />
          </RatingItem>
        ))}
      </ul>
    </section>
  );
}

function Standing({ rating: { state, sealedUntil, removal, about } }: { rating: ShownWritten }) {
  if (state === 'sealed' && sealedUntil)
    return (
      <p className={styles.quiet}>
        Sealed: {about} can read it once they have rated you too, or on {showDate(sealedUntil)}.
      </p>
    );
  if (state !== 'removed') return null;
  return (
    <Note kind="problem">
      Our staff took this rating down. It does not count, and nobody else sees it.{' '}
      {removal && (
        <>
          The reason: {removal.reason} <a href={`/reports/${removal.caseNumber}`}>Read more or appeal</a>
        </>
      )}
    </Note>
  );
}
