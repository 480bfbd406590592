import type { Database } from '#platform/postgres/database.ts';
import { findReportedPerson } from './report-store.ts';

/** Whom a report is about: the person, the sender of the message, the writer of the rating, the seller of the ad; undefined once they are gone. */
export const findReported = (db: Database, caseNumber: string) => findReportedPerson(db, caseNumber);
