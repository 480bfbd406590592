import type { Viewer } from '#rules/accounts/account.ts';
import { allowedEvents, statusAt } from '#rules/ads/state.ts';
import { adUrl } from '#rules/ads/title.ts';
import type { StandingHold } from '../holds/hold-view.ts';
import { CIRCUMFERENCE_STEP, mmToInches } from '#rules/hair/measure.ts';
import type { AdFigures, Asker, OwnAd, OwnAdCard } from './own-ad-view.ts';
import { paymentWaysAmong } from '#rules/ads/payment-ways.ts';
import { toAdLife } from './ad-facts-row.ts';
import { albumPhoto, photoView } from './make-ad-view.ts';
import type { AdRow, AlbumRow, PhotoRow } from './ad-rows-store.ts';

type Onlooker = { viewer: Viewer; now: Date };
type Beside = { photos: AlbumRow[]; note: string | null; holds: StandingHold[] };

/** An ad in the list of whoever keeps it. */
export function ownAdCard(
  row: AdRow & { photo: PhotoRow | null; figures: AdFigures },
  askers: Asker[],
  onlooker: Onlooker,
): OwnAdCard {
  return {
    ...ownFacts(row, onlooker),
    photo: row.photo && photoView(row.photo),
    figures: row.figures,
    askers,
  };
}

/** An ad as whoever keeps it sees it: the fields as they were sent, and what was made of them. */
export function ownAd(row: AdRow, { photos, note, holds }: Beside, onlooker: Onlooker): OwnAd {
  return {
    ...ownFacts(row, onlooker),
    slug: row.slug,
    description: row.description,
    length: inches(row.length_mm),
    shortestLayer: inches(row.shortest_layer_mm),
    circumference: inches(row.circumference_mm, CIRCUMFERENCE_STEP),
    weight: row.grams_estimated ? null : row.grams,
    ethnicity: row.ethnicity,
    ethnicityConsent: row.ethnicity_consent_at !== null,
    texture: row.texture,
    treatment: row.treatment,
    condition: row.condition,
    cutState: row.cut_state,
    cutDate: row.cut_date,
    toBeCutBy: row.to_be_cut_by,
    rootsTied: row.roots_tied,
    source: row.source,
    declaration: row.declared_at !== null,
    country: row.country,
    town: row.town,
    shipsTo: row.ships_to === 'countries' ? row.ships_to_countries : row.ships_to,
    paymentWays: paymentWaysAmong(row.payment_ways),
    heat: row.heat,
    smokeFree: row.smoke_free,
    washing: row.washing,
    photos: photos.map(albumPhoto),
    note: row.status === 'changes_requested' || row.status === 'rejected' ? note : null,
    holds,
  };
}

function ownFacts(row: AdRow, { viewer, now }: Onlooker) {
  return {
    id: row.id,
    url: adUrl(row.id, row.slug),
    status: statusAt(toAdLife(row), now),
    held: row.held,
    version: row.version,
    title: row.title,
    price: row.price,
    currency: row.currency,
    openToOffers: row.open_to_offers,
    offerFloor: row.offer_floor,
    pricePerGram: row.price_per_gram,
    lengthMm: row.length_mm,
    lengthInches: row.length_mm === null ? null : mmToInches(row.length_mm),
    band: row.band,
    grams: row.grams,
    gramsEstimated: row.grams_estimated,
    colour: row.colour,
    measured: row.measured,
    featured: row.featured_until !== null && row.featured_until > now,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    soldAt: row.sold_at?.toISOString() ?? null,
    soldPrice: row.sold_price,
    allowed: allowedEvents(viewer, toAdLife(row), now),
  };
}

const inches = (mm: number | null, step?: number) => (mm === null ? null : `${mmToInches(mm, step)}in`);
