import { can, type LookersPermission } from '#rules/permissions.ts';
import { Refusal } from '#rules/refusal.ts';
import type { Context } from '../context.ts';
import type { AdRow } from './ad-rows-store.ts';
import { findAd } from './own-ad-store.ts';

/** An ad for whoever keeps it, in any status; undefined for everybody else. */
export async function findKeptAd(
  ctx: Context,
  adId: string,
  permission: LookersPermission = 'change this ad',
): Promise<AdRow | undefined> {
  const row = await findAd(ctx.db, adId);
  const isKept = row && can(ctx.viewer, permission, { sellerId: row.seller_id, enteredBy: row.entered_by });
  return isKept ? row : undefined;
}

/** The same; who may not know of it is told that there is none. */
export async function ensureKeptAd(...asked: Parameters<typeof findKeptAd>): Promise<AdRow> {
  const row = await findKeptAd(...asked);
  if (!row) throw new Refusal('not-found', 'There is no such ad.');
  return row;
}
