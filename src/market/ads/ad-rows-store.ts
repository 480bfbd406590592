import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { AdsTable, DB, PhotosTable } from '#platform/postgres/schema.ts';

/** A query about ads that is still being put together. */
export type AdsQuery = SelectQueryBuilder<DB, 'ads', object>;

export type AdRow = Selectable<AdsTable>;

/** The facts a draft may lack. Past that the database holds them complete: ads_complete_once_submitted. */
type CompleteFact =
  | 'title'
  | 'description'
  | 'currency'
  | 'length_mm'
  | 'band'
  | 'grams'
  | 'colour'
  | 'texture'
  | 'treatment'
  | 'condition'
  | 'cut_state'
  | 'source'
  | 'country'
  | 'ships_to';

/** An ad that is no longer a draft. */
export type SubmittedAd = Omit<AdRow, CompleteFact> & { [Fact in CompleteFact]: NonNullable<AdRow[Fact]> };

/** What a list reads of an ad. */
export const CARD_COLUMNS = [
  'id',
  'slug',
  'title',
  'status',
  'price',
  'currency',
  'open_to_offers',
  'price_per_gram',
  'price_usd_cents',
  'price_per_gram_usd',
  'length_mm',
  'band',
  'grams',
  'grams_estimated',
  'colour',
  'ethnicity',
  'texture',
  'treatment',
  'cut_state',
  'country',
  'town',
  'measured',
  'featured_until',
  'published_at',
  'expires_at',
  'sold_at',
  'sold_price',
] as const satisfies readonly (keyof AdRow)[];

export type PhotoRow = Pick<
  Selectable<PhotosTable>,
  'id' | 'public_key' | 'width' | 'height' | 'thumbhash' | 'tape' | 'has_avif'
>;
export type AlbumRow = PhotoRow & Pick<Selectable<PhotosTable>, 'slot'>;
export type AdCardRow = Pick<SubmittedAd, (typeof CARD_COLUMNS)[number]> & { photo: PhotoRow | null };

export type SellerRow = {
  id: string;
  username: string;
  country: string;
  created_at: Date;
  live_ads: number;
  sold_ads: number;
};
