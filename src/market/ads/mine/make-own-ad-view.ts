import type { Viewer } from '#rules/accounts/account.ts';
import { statusAt } from '#rules/ads/state.ts';
import { isPaidFor, isReserved } from '#rules/offers/offer-words.ts';
import { adUrl } from '#rules/ads/title.ts';
import type { StandingHold } from '../../holds/hold-view.ts';
import { isOnOwnCard, type OwnCardFactsIn, type OwnFactsIn } from '#rules/ads/fields/field.ts';
import { AD_FIELDS } from '#rules/ads/fields.ts';
import { mmToInches } from '#rules/hair/measure.ts';
import type { Asker } from '../../messages/sale/asker-view.ts';
import { allowedOnAd } from './allowed-on-ad.ts';
import type { AdFigures, OwnAd, OwnAdCard } from './own-ad-view.ts';
import { mayKnowFloor } from '../may-know-floor.ts';
import { readSentFacts, readShownFacts, toAdLife } from '../ad-facts-row.ts';
import { albumPhoto, photoView } from '../make-ad-view.ts';
import type { AdRow, AlbumRow } from '../ad-rows-store.ts';
import type { PhotoRow } from '../../sql/main-photo-sql.ts';

type Onlooker = { viewer: Viewer; now: Date };
type KeptRow = AdRow & { is_paid_out: boolean };
type Beside = { photos: AlbumRow[]; note: string | null; holds: StandingHold[] };

/** An ad in the list of whoever keeps it. */
export function ownAdCard(
  row: KeptRow & { photo: PhotoRow | null; figures: AdFigures },
  beside: { askers: Asker[]; openOffers: number },
  onlooker: Onlooker,
): OwnAdCard {
  return {
    ...ownFacts(row, onlooker),
    photo: row.photo && photoView(row.photo),
    figures: row.figures,
    ...beside,
  };
}

/** An ad as whoever keeps it sees it: the fields as they were sent, and what was made of them. */
export function ownAd(row: KeptRow, { photos, note, holds }: Beside, onlooker: Onlooker): OwnAd {
  const knowsFloor = mayKnowFloor(onlooker.viewer, row);
  return {
    ...ownFacts(row, onlooker),
    ...readSentFacts<OwnFactsIn<typeof AD_FIELDS>>(row, AD_FIELDS),
    offerFloor: knowsFloor ? row.offer_floor : null,
    isFloorHidden: !knowsFloor,
    slug: row.slug,
    weight: row.grams_estimated ? null : row.grams,
    ethnicityConsent: row.ethnicity_consent_at !== null,
    declaration: row.declared_at !== null,
    shipsTo: row.ships_to === 'countries' ? row.ships_to_countries : row.ships_to,
    photos: photos.map(albumPhoto),
    note: row.status === 'changes_requested' || row.status === 'rejected' ? note : null,
    holds,
  };
}

function ownFacts(row: KeptRow, { viewer, now }: Onlooker) {
  return {
    id: row.id,
    number: row.number,
    url: adUrl(row.id, row.slug),
    status: statusAt(toAdLife(row), now),
    held: row.held,
    version: row.version,
    ...readShownFacts<OwnCardFactsIn<typeof AD_FIELDS>>(row, AD_FIELDS, isOnOwnCard),
    offerFloor: mayKnowFloor(viewer, row) ? row.offer_floor : null,
    lengthInches: row.length_mm === null ? null : mmToInches(row.length_mm),
    featured: row.featured_until !== null && row.featured_until > now,
    featuredUntil: row.featured_until?.toISOString() ?? null,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    soldAt: row.sold_at?.toISOString() ?? null,
    soldPrice: row.sold_price,
    reservedUntil: isReserved(row, now) ? row.reserved_until.toISOString() : null,
    isPaid: isPaidFor(row, now),
    allowed: allowedOnAd(viewer, row, now),
  };
}
