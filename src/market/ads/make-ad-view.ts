import { statusAt } from '#rules/ads/state.ts';
import type { AdCard, AdDetails, AlbumPhoto, PhotoView, SellerCard } from './ad-view.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import { paymentWaysAmong } from '#rules/ads/payment-ways.ts';
import type { AdCardRow, AlbumRow, PhotoRow, SellerRow, SubmittedAd } from './ad-rows-store.ts';

/** An ad as everybody may see it in a list. Field by field: what is not named here does not leave. */
export function adCard(row: AdCardRow, now: Date): AdCard {
  return { ...facts(row, now), photo: row.photo && photoView(row.photo) };
}

/** An ad as everybody may see it on its page. */
export function adDetails(row: SubmittedAd, photos: AlbumRow[], now: Date): AdDetails {
  return {
    ...facts(row, now),
    slug: row.slug,
    version: row.version,
    description: row.description,
    shortestLayerMm: row.shortest_layer_mm,
    circumferenceMm: row.circumference_mm,
    condition: row.condition,
    cutDate: row.cut_date,
    toBeCutBy: row.to_be_cut_by,
    rootsTied: row.roots_tied,
    source: row.source,
    shipsTo: row.ships_to,
    shipsToCountries: row.ships_to_countries,
    offerFloor: row.offer_floor,
    paymentWays: paymentWaysAmong(row.payment_ways),
    heat: row.heat,
    smokeFree: row.smoke_free,
    washing: row.washing,
    photos: photos.map(albumPhoto),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
  };
}

export function sellerCard(row: SellerRow): SellerCard {
  return {
    id: row.id,
    username: row.username,
    country: row.country,
    memberSince: row.created_at.toISOString(),
    liveAds: row.live_ads,
    soldAds: row.sold_ads,
  };
}

function facts(row: Omit<AdCardRow, 'photo'>, now: Date): Omit<AdCard, 'photo'> {
  return {
    id: row.id,
    url: `/ad/${row.id}/${row.slug}`,
    title: row.title,
    status: statusAt({ status: row.status, expiresAt: row.expires_at }, now),
    price: row.price,
    currency: row.currency,
    openToOffers: row.open_to_offers,
    pricePerGram: row.price_per_gram,
    lengthMm: row.length_mm,
    lengthInches: mmToInches(row.length_mm),
    band: row.band,
    grams: row.grams,
    gramsEstimated: row.grams_estimated,
    colour: row.colour,
    ethnicity: row.ethnicity,
    texture: row.texture,
    treatment: row.treatment,
    cutState: row.cut_state,
    country: row.country,
    town: row.town,
    measured: row.measured,
    featured: row.featured_until !== null && row.featured_until > now,
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
