import type { ReactNode } from 'react';
import type { Marks, SaleSide } from '#rules/ratings/rating-rules.ts';
import { showDate } from '../ui/dates.ts';
import { MarkList } from './marks.tsx';
import styles from './rating-item.module.css';

type Said = Marks & { id: string; sentence: string | null; writtenOn: string; answer: string | null };

type RatingItemProps = {
  rating: Said;
  /** What the person was in the sale whom it is about. */
  side: SaleSide;
  /** Who wrote it, or whom it is about. */
  head: ReactNode;
  /** Who answered. */
  answeredBy: string;
  children?: ReactNode;
};

/** What one side of a sale said of the other, and what was answered. */
export function RatingItem({ rating, side, head, answeredBy, children }: RatingItemProps) {
  const { id, sentence, writtenOn, answer } = rating;
  return (
    <li className={styles.rating} id={`rating-${id}`}>
      <p className={styles.head}>
        <b>{head}</b> <time dateTime={writtenOn}>{showDate(writtenOn)}</time>
      </p>
      {sentence && <p>{sentence}</p>}
      <MarkList marks={rating} side={side} />
      {answer && (
        <blockquote className={styles.answer}>
          <b>{answeredBy} answered</b>
          {answer}
        </blockquote>
      )}
      {children}
    </li>
  );
}
