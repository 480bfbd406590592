import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { isOnShow, statusAt } from '#rules/ads/state.ts';
import { can, ensure, ensureSignedIn, type KeepersPermission } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { readAdFacts, toAdLife } from './ad-facts-row.ts';
import type { AdRow, AlbumRow } from './ad-rows-store.ts';
import { listPhotos } from './ad-store.ts';
import { lockAd } from './own-ad-store.ts';

/** An ad that its keeper is about to change: nobody else can until the write ends. */
export type OpenAd = { account: Account; row: AdRow; photos: AlbumRow[]; facts: AdFacts };
type Seen = { adId: string; version: number };

/** Opens an ad for whoever has the right, on the version they saw. What they may not know of is not there. */
export async function openForChange(
  ctx: Context,
  db: Database,
  { adId, version }: Seen,
  permission: KeepersPermission | 'review this ad',
): Promise<OpenAd> {
  const account = ensureSignedIn(ctx.viewer);
  const row = await lockAd(db, adId);
  if (!row || !maySee(account, row)) throw new Refusal('not-found', 'There is no such ad.');
  ensure(account, permission, { sellerId: row.seller_id, enteredBy: row.entered_by });
  if (row.version !== version)
    throw new Refusal(
      'conflict',
      'This ad was changed in the meantime. Look at it again, then repeat what you wanted to do.',
      {},
      { current: { status: statusAt(toAdLife(row), ctx.now()), version: row.version } },
    );
  const photos = await listPhotos(db, row.id);
  return { account, row, photos, facts: readAdFacts(row, photos) };
}

function maySee(account: Account, row: AdRow): boolean {
  return isOnShow(row) || can(account, 'see this ad before it is published', { sellerId: row.seller_id });
}
