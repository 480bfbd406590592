import type { Database } from '#platform/postgres/database.ts';
import type { OwnAd } from './own-ad-view.ts';
import type { Context } from '../../context.ts';
import { listHolds } from '../../holds/list-holds.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { listPhotos } from '../ad-store.ts';
import { ownAd } from './make-own-ad-view.ts';
import { findReviewNote, withPaidOut } from '../own-ad-store.ts';

/** An ad for whoever keeps it, with its photos, what staff noted and what hides it, as this write leaves it. */
export async function presentOwnAd(ctx: Context, db: Database, row: AdRow): Promise<OwnAd> {
  const photos = await listPhotos(db, row.id);
  const note = await findReviewNote(db, row.id);
  const holds = row.held === null ? [] : await listHolds(db, { adId: row.id, accountId: row.seller_id });
  const kept = await withPaidOut(db, row);
  return ownAd(kept, { photos, note, holds }, { viewer: ctx.viewer, now: ctx.now() });
}
