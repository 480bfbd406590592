import type { Database } from '#platform/postgres/database.ts';
import { readCountry } from './person-store.ts';

/** Where somebody lives: what may be sent to them, and how they can pay. */
export const findCountry = (db: Database, accountId: string): Promise<string> => readCountry(db, accountId);
