import { isPaidFor, isReserved } from '#rules/offers/offer-words.ts';
import { statusAt } from '#rules/ads/state.ts';
import { adUrl } from '#rules/ads/title.ts';
import type { AdCard, AdDetails, AlbumPhoto, PhotoView, SellerCard } from './ad-view.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import { type CardFactsIn, isOnCard, isOnPage, type PageFactsIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { Measuring } from '../measuring/measuring-view.ts';
import { ratingSummary } from '../ratings/make-rating-view.ts';
import type { TraderView } from '../traders/trader-view.ts';
import { readShownFacts } from './ad-facts-row.ts';
import type { AdCardRow, AdPageRow, AlbumRow, SellerRow } from './ad-rows-store.ts';
import type { PhotoRow } from '../sql/main-photo-sql.ts';

/** An ad as everybody may see it in a list: what the table of fields does not show there does not leave. */
export function adCard(row: AdCardRow, now: Date): AdCard {
  return {
    ...toLife(row, now),
    ...readShownFacts<CardFactsIn<typeof AD_FIELDS>>(row, AD_FIELDS, isOnCard),
    photo: row.photo && photoView(row.photo),
  };
}

/** An ad as everybody may see it on its page. */
export function adDetails(
  row: AdPageRow,
  photos: AlbumRow[],
  now: Date,
  measuring: Measuring | null = null,
): AdDetails {
  return {
    ...toLife(row, now),
    ...readShownFacts<PageFactsIn<typeof AD_FIELDS>>(row, AD_FIELDS, isOnPage),
    slug: row.slug,
    reservedUntil:
      row.reserved_until !== null && row.reserved_until > now ? row.reserved_until.toISOString() : null,
    isPaid: isPaidFor(row, now),
    measuring,
    version: row.version,
    photos: photos.map(albumPhoto),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function sellerCard(row: SellerRow, trader: TraderView | null): SellerCard {
  return {
    id: row.id,
    username: row.username,
    country: row.country,
    memberSince: row.created_at.toISOString(),
    liveAds: row.live_ads,
    soldAds: row.sold_ads,
    rating: ratingSummary({ sum: row.mark_sum, count: row.ratings }),
    answerMinutes: row.answer_minutes,
    isCertified: row.is_certified,
    measuredAds: row.measured_ads,
    shownAds: row.shown_ads,
    trader,
  };
}

function toLife(row: Omit<AdCardRow, 'photo'>, now: Date) {
  const status = statusAt(
    { status: row.status, expiresAt: row.expires_at, reservedUntil: row.reserved_until },
    now,
  );
  return {
    id: row.id,
    number: row.number,
    url: adUrl(row.id, row.slug),
    status,
    lengthInches: mmToInches(row.length_mm),
    featured: row.featured_until !== null && row.featured_until > now,
    // By the clock, whatever the job has seen; of hair that is not for sale nobody asks whether it is free.
    reservedUntil: status === 'live' && isReserved(row, now) ? row.reserved_until.toISOString() : null,
    publishedAt: row.published_at?.toISOString() ?? null,
    soldAt: row.sold_at?.toISOString() ?? null,
    soldPrice: row.sold_price,
  };
}

export const albumPhoto = (row: AlbumRow): AlbumPhoto => ({ ...photoView(row), slot: row.slot });

export function photoView(row: PhotoRow): PhotoView {
  const files = (kind: 'webp' | 'avif') => {
    const file = (size: string) => `/photos/${row.public_key}/${size}.${kind}`;
    return { small: file('small'), medium: file('medium'), large: file('large') };
  };
  return {
    id: row.id,
    urls: files('webp'),
    avif: row.has_avif ? files('avif') : null,
    width: row.width,
    height: row.height,
    thumbhash: row.thumbhash.toString('base64'),
    tape: row.tape,
  };
}
