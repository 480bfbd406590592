import { type AdFacts, findGrams } from '#rules/ads/ad-facts.ts';
import type { AdInLife } from '#rules/ads/state.ts';
import { adSlug } from '#rules/ads/title.ts';
import { DECLARATION } from '#rules/ads/ad-schema.ts';
import { paymentWaysAmong } from '#rules/ads/payment-ways.ts';
import type { AdRow, AlbumRow } from './ad-rows-store.ts';

/** What a row says about the hair, in the words of the rules. */
export function readAdFacts(row: AdRow, photos: Pick<AlbumRow, 'id' | 'tape' | 'slot'>[]): AdFacts {
  return {
    title: row.title,
    description: row.description,
    price: row.price,
    currency: row.currency,
    openToOffers: row.open_to_offers,
    offerFloor: row.offer_floor,
    paymentWays: paymentWaysAmong(row.payment_ways),
    lengthMm: row.length_mm,
    shortestLayerMm: row.shortest_layer_mm,
    circumferenceMm: row.circumference_mm,
    weightGrams: row.grams_estimated ? null : row.grams,
    colour: row.colour,
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
    shipsTo: row.ships_to,
    shipsToCountries: row.ships_to_countries,
    heat: row.heat,
    smokeFree: row.smoke_free,
    washing: row.washing,
    photos: photos.map(({ id, tape, slot }) => ({ id, tape, slot })),
  };
}

type Consents = Pick<
  AdRow,
  'ethnicity_consent_at' | 'ethnicity_withdrawn_at' | 'declared_at' | 'declaration_version' | 'published_at'
>;
const NO_CONSENTS: Consents = {
  ethnicity_consent_at: null,
  ethnicity_withdrawn_at: null,
  declared_at: null,
  declaration_version: null,
  published_at: null,
};

/** The facts as columns. What the seller agreed to keeps the time it was first agreed to. */
export function toAdColumns(facts: AdFacts, now: Date, before: Consents = NO_CONSENTS) {
  const weight = findGrams(facts);
  return {
    slug: adSlug(facts).slice(0, 100) || 'hair',
    title: facts.title,
    description: facts.description,
    price: facts.price,
    currency: facts.currency,
    open_to_offers: facts.openToOffers,
    offer_floor: facts.offerFloor,
    payment_ways: facts.paymentWays,
    length_mm: facts.lengthMm,
    shortest_layer_mm: facts.shortestLayerMm,
    circumference_mm: facts.circumferenceMm,
    grams: weight?.grams ?? null,
    grams_estimated: weight?.gramsEstimated ?? false,
    colour: facts.colour,
    ethnicity: facts.ethnicity,
    texture: facts.texture,
    treatment: facts.treatment,
    condition: facts.condition,
    cut_state: facts.cutState,
    cut_date: facts.cutDate,
    to_be_cut_by: facts.toBeCutBy,
    roots_tied: facts.rootsTied,
    source: facts.source,
    country: facts.country,
    town: facts.town,
    ships_to: facts.shipsTo,
    ships_to_countries: facts.shipsToCountries,
    heat: facts.heat,
    smoke_free: facts.smokeFree,
    washing: facts.washing,
    updated_at: now,
    ...consentColumns(facts, now, before),
  };
}

/** An ad that nobody has seen has nothing to withdraw: its hair type is simply not said yet. */
function consentColumns(facts: AdFacts, now: Date, before: Consents) {
  const isWithdrawnNow =
    !facts.ethnicityConsent && before.ethnicity_consent_at !== null && before.published_at !== null;
  const isDeclaredBefore = before.declaration_version === DECLARATION.version && before.declared_at !== null;
  return {
    ethnicity_consent_at: facts.ethnicityConsent ? (before.ethnicity_consent_at ?? now) : null,
    ethnicity_withdrawn_at: facts.ethnicityConsent
      ? null
      : isWithdrawnNow
        ? now
        : before.ethnicity_withdrawn_at,
    declared_at: facts.declaration ? (isDeclaredBefore ? before.declared_at : now) : null,
    declaration_version: facts.declaration ? DECLARATION.version : null,
  };
}

export const toAdLife = (row: AdRow): AdInLife => ({
  status: row.status,
  version: row.version,
  sellerId: row.seller_id,
  enteredBy: row.entered_by,
  expiresAt: row.expires_at,
  statusSince: row.status_since,
  held: row.held,
  deletedFrom: row.deleted_from,
});
