import type { Database } from '#platform/postgres/database.ts';
import type { Account } from '#rules/accounts/account.ts';
import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { isOnShow, statusAt } from '#rules/ads/state.ts';
import { can, ensure, ensureSignedIn, type KeepersPermission } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import { isOfVersion, tellWhoDid } from '../deeds/tell-who-did.ts';
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
  const open = await openAnyVersion(ctx, db, adId, permission);
  await ensureSeen(ctx, db, open, version);
  return open;
}

/** For a change that means the same whatever the ad says now. */
export async function openAnyVersion(
  ctx: Context,
  db: Database,
  adId: string,
  permission: KeepersPermission | 'review this ad',
): Promise<OpenAd> {
  const account = ensureSignedIn(ctx.viewer);
  const row = await lockAd(db, adId);
  if (!row || !maySee(account, row)) throw new Refusal('not-found', 'There is no such ad.');
  ensure(account, permission, { sellerId: row.seller_id, enteredBy: row.entered_by });
  const photos = await listPhotos(db, row.id);
  return { account, row, photos, facts: readAdFacts(row, photos) };
}

/** Refuses what was decided upon another version than there is. One of us hears which of us was first. */
export async function ensureSeen(
  ctx: Context,
  db: Database,
  { row }: OpenAd,
  version: number,
): Promise<void> {
  if (row.version === version) return;
  const isWhy = isOfVersion(row.version);
  const who = await tellWhoDid(ctx, db, { topic: 'ad', kind: 'ad', id: row.id, isWhy });
  throw new Refusal(
    'conflict',
    `This ad was changed in the meantime.${who} Look at it again, then repeat what you wanted to do.`,
    {},
    { current: { status: statusAt(toAdLife(row), ctx.now()), version: row.version } },
  );
}

function maySee(account: Account, row: AdRow): boolean {
  return isOnShow(row) || can(account, 'see this ad before it is published', { sellerId: row.seller_id });
}
