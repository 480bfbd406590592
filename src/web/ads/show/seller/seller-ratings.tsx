import { plural } from '#rules/text/plural.ts';
import { RatingItem } from '../../../ratings/rating-item.tsx';
import type { ShownRating } from '../../../ratings/rating-data.ts';
import { SectionHead } from '../../../ui/section-head.tsx';
import type { SellerView } from './seller-view.ts';
import styles from '../../../ratings/ratings-page.module.css';

type SellerRatingsProps = {
  seller: SellerView;
  ratings: { items: readonly ShownRating[]; count: number; next: string | null };
};

/** What buyers said of a seller, with the seller's answers. */
export function SellerRatings({ seller, ratings: { items, count, next } }: SellerRatingsProps) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="ratings">
      <SectionHead id="ratings" title="What buyers say">
        {plural(count, 'rating')}. Only people who bought here can rate.
      </SectionHead>
      <ul className={styles.ratings}>
        {items.map((rating) => (
          <RatingItem
            key={rating.id}
            rating={rating}
            side="seller"
            head={rating.by}
            answeredBy={seller.username}
          >
            <a href={`/report?kind=rating&id=${rating.id}`} aria-label={`Report the rating by ${rating.by}`}>
              Report
            </a>
          </RatingItem>
        ))}
      </ul>
      {next && <a href={`/sellers/${seller.id}?after=${next}#ratings`}>Older ratings</a>}
    </section>
  );
}
