import type { Selectable, SelectQueryBuilder } from 'kysely';
import type { DB } from '#platform/postgres/schema.ts';
import {
  type CardColumnIn,
  type CompleteColumn,
  isOnCard,
  isOnPage,
  listColumns,
  type PageColumnIn,
} from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import type { PhotoRow } from '../sql/main-photo-sql.ts';

/** A query about ads that is still being put together. */
export type AdsQuery = SelectQueryBuilder<DB, 'ads', object>;

export type AdRow = Selectable<DB['ads']>;

/** The facts a draft may lack. Past that the database holds them complete: ads_complete_once_submitted. */
type CompleteFact = CompleteColumn<typeof AD_FIELDS>;

/** An ad that is no longer a draft. */
export type SubmittedAd = Omit<AdRow, CompleteFact> & { [Fact in CompleteFact]: NonNullable<AdRow[Fact]> };

/** What a list reads of the life of an ad. */
const LIFE_COLUMNS = [
  'id',
  'number',
  'slug',
  'status',
  'featured_until',
  'reserved_until',
  'published_at',
  'expires_at',
  'sold_at',
  'sold_price',
] as const satisfies readonly (keyof AdRow)[];

/** The moments among them. */
export const CARD_MOMENTS = [
  'featured_until',
  'reserved_until',
  'published_at',
  'expires_at',
  'sold_at',
] as const satisfies readonly (typeof LIFE_COLUMNS)[number][];

/** What a list reads of an ad. */
export const CARD_COLUMNS: readonly ((typeof LIFE_COLUMNS)[number] | CardColumnIn<typeof AD_FIELDS>)[] = [
  ...LIFE_COLUMNS,
  ...(listColumns(AD_FIELDS, isOnCard) as CardColumnIn<typeof AD_FIELDS>[]),
];

/** What its own page reads of an ad besides. */
const OWN_PAGE_COLUMNS = [
  'seller_id',
  'held',
  'version',
  'created_at',
  'updated_at',
  'reserved_offer',
  'paid_offer',
] as const satisfies readonly (keyof AdRow)[];

type PageColumn =
  | (typeof LIFE_COLUMNS)[number]
  | (typeof OWN_PAGE_COLUMNS)[number]
  | PageColumnIn<typeof AD_FIELDS>;

/** What its own page reads of an ad. */
export const PAGE_COLUMNS: readonly PageColumn[] = [
  ...LIFE_COLUMNS,
  ...OWN_PAGE_COLUMNS,
  ...(listColumns(AD_FIELDS, isOnPage) as PageColumnIn<typeof AD_FIELDS>[]),
];

/** An ad on its own page; one that is still a draft may lack facts. */
export type AdPageRow = Pick<SubmittedAd, PageColumn>;

export type AlbumRow = PhotoRow & Pick<Selectable<DB['photos']>, 'slot'>;
export const ALBUM_COLUMNS = [
  'id',
  'public_key',
  'width',
  'height',
  'thumbhash',
  'tape',
  'slot',
  'has_avif',
] as const satisfies readonly (keyof AlbumRow)[];
export type AdCardRow = Pick<SubmittedAd, (typeof CARD_COLUMNS)[number]> & { photo: PhotoRow | null };

export type SellerRow = {
  id: string;
  username: string;
  country: string;
  created_at: Date;
  live_ads: number;
  sold_ads: number;
  shown_ads: number;
  measured_ads: number;
  is_certified: boolean;
  answer_minutes: number | null;
  mark_sum: number;
  ratings: number;
};
