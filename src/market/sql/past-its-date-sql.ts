import { sql } from 'kysely';

/** Whether the days of a live ad are over, as `statusAt` says it: what is kept for a buyer does not end by its date. */
export const isPastItsDate = (now: Date) =>
  sql<boolean>`(ads.expires_at <= ${now} and (ads.reserved_until > ${now}) is not true)`;
