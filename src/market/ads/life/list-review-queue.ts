import type { OwnAd } from '../mine/own-ad-view.ts';
import { ensureMayLook } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { listWaitingAds } from '../mine/my-ads-store.ts';
import { presentOwnAd } from '../mine/present-own-ad.ts';

export type WaitingAd = {
  ad: OwnAd;
  seller: { id: string; username: string };
  risk: number;
  signals: string[];
  waitingSince: string;
};

/** Ads that wait for a look by staff, the longest first. Nobody reviews what they entered, but admins. */
export async function listReviewQueue(ctx: Context, limit: number): Promise<WaitingAd[]> {
  const account = ensureMayLook(ctx.viewer, 'review this ad');
  const notEnteredBy = account.role === 'admin' ? null : account.id;
  const rows = await listWaitingAds(ctx.db, { notEnteredBy, limit });
  return Promise.all(
    rows.map(async ({ seller_name, ...row }) => ({
      ad: await presentOwnAd(ctx, ctx.db, row),
      seller: { id: row.seller_id, username: seller_name },
      risk: row.risk,
      signals: row.risk_signals,
      waitingSince: row.status_since.toISOString(),
    })),
  );
}
