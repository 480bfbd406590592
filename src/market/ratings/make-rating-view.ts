import { isAnswerable, countMean, ratableUntil } from '#rules/ratings/rating-rules.ts';
import type { RatingRow, UnratedRow } from './rating-list-store.ts';
import type { RatingAboutMe, RatingSummary, RatingView, SaleToRate, WrittenRating } from './rating-view.ts';

type Said = Omit<RatingRow, 'title' | 'case_number' | 'reason'>;

/** Field by field: what is not named here does not leave. */
const toSaid = (row: Said) => ({
  id: row.id,
  asDescribed: row.as_described,
  kind: row.kind,
  quick: row.quick,
  sentence: row.sentence,
  writtenAt: row.written_at.toISOString(),
  answer: row.answer,
});

const toLife = ({ sealed_until, removed_at, answered_at }: Said) => ({
  sealedUntil: sealed_until,
  removedAt: removed_at,
  answeredAt: answered_at,
});

export const ratingView = (row: Said): RatingView => ({ ...toSaid(row), by: row.name });

export const ratingAboutMe = (row: RatingRow): RatingAboutMe => ({
  ...toSaid(row),
  by: row.name,
  side: row.about_seller ? 'seller' : 'buyer',
  title: row.title,
  version: row.version,
  canAnswer: isAnswerable(toLife(row)),
});

export const writtenRating = (row: RatingRow): WrittenRating => ({
  ...toSaid(row),
  about: row.name,
  side: row.about_seller ? 'seller' : 'buyer',
  title: row.title,
  state: row.removed_at ? 'removed' : row.sealed_until ? 'sealed' : 'shown',
  sealedUntil: row.sealed_until?.toISOString() ?? null,
  removal: row.case_number === null ? null : { caseNumber: row.case_number, reason: row.reason ?? '' },
});

export const saleToRate = (row: UnratedRow, accountId: string): SaleToRate => ({
  saleId: row.id,
  title: row.title,
  other: row.name,
  side: row.seller_id === accountId ? 'seller' : 'buyer',
  soldAt: row.sold_at.toISOString(),
  until: ratableUntil({ soldAt: row.sold_at }).toISOString(),
});

export function ratingSummary(marks: { sum: number; count: number }): RatingSummary {
  const mean = countMean(marks);
  return mean === undefined ? null : { mean, count: marks.count };
}
