import type { Database } from '#platform/postgres/database.ts';
import { findAdRow } from './mail-ad-store.ts';
import type { AdInMail } from './mail-parts.ts';

/** The ad that an e-mail is about, as it stands within the write that sends it. */
export const findAdInMail = (db: Database, adId: string): Promise<AdInMail> => findAdRow(db, adId);
