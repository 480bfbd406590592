import type { Database } from '#platform/postgres/database.ts';
import { findAdRow, listAdRows } from './mail-ad-store.ts';
import type { AdInMail } from './mail-parts.ts';

/** The ad that an e-mail is about, as it stands within the write that sends it. */
export const findAdInMail = (db: Database, adId: string): Promise<AdInMail> => findAdRow(db, adId);

/** Many of them, by id, for whoever writes many letters at once. */
export const listAdsInMail = (db: Database, adIds: readonly string[]): Promise<Map<string, AdInMail>> =>
  listAdRows(db, adIds);
