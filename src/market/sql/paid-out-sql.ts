import { sql } from 'kysely';

/** Whether the hair of the ad with this id was paid out to its seller in a protected sale: it is gone for good. */
export const selectIsPaidOut = (adId: string) =>
  sql<boolean>`exists (select from protected_sales where ad_id = ${sql.ref(adId)} and state = 'released')`;
