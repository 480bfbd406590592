import { sql } from 'kysely';
import { HOLDS_A_PLACE } from '#rules/ads/places.ts';

/** Ads that hold one of the places of their seller's plan. One past its date holds none any more. */
export const holdsPlace = (now: Date) =>
  sql<boolean>`ads.status in (${sql.join(HOLDS_A_PLACE)}) and (ads.status <> 'live' or ads.expires_at > ${now})`;
