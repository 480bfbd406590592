import type { Database } from '#platform/postgres/database.ts';
import { NO_BUNDLE } from '#rules/bundles/bundle-need-words.ts';
import { Refusal } from '#rules/refusal.ts';
import { type BundleRow, findBundleRow } from './bundle-store.ts';

/** A bundle of one's own; that of somebody else looks like none. */
export async function findOwnBundle(db: Database, accountId: string, bundleId: string): Promise<BundleRow> {
  const bundle = await findBundleRow(db, accountId, bundleId);
  if (!bundle) throw new Refusal('not-found', NO_BUNDLE);
  return bundle;
}
