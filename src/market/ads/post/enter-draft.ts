import type { Unit } from '#platform/unit-of-work.ts';
import { NO_FACTS } from '#rules/ads/ad-facts.ts';
import { ensure } from '#rules/permissions.ts';
import type { Context } from '../../context.ts';
import { toAdColumns } from '../ad-facts-row.ts';
import type { AdRow } from '../ad-rows-store.ts';
import { insertDraft } from '../own-ad-store.ts';
import { ensureDraftsFit } from './ensure-drafts-fit.ts';

/** When and how a seller agreed that staff enter an ad for them. */
export type SellersConsent = { when: string; how: string };

/** An empty draft that staff begin for a seller. It is the seller's. */
export async function enterDraft(
  ctx: Context,
  unit: Unit,
  { sellerId, consent }: { sellerId: string; consent: SellersConsent },
): Promise<Pick<AdRow, 'id' | 'version'>> {
  const account = ensure(ctx.viewer, 'post an ad for a seller');
  const now = ctx.now();
  const row = await insertDraft(unit.db, {
    seller_id: sellerId,
    ...toEnteredBy(account.id, consent),
    ...toAdColumns(NO_FACTS, now),
    status_since: now,
    created_at: now,
  });
  await ensureDraftsFit(ctx, unit.db, sellerId);
  await auditEntered(unit, row);
  return row;
}

/** Who entered an ad, and how its seller agreed. */
export const toEnteredBy = (accountId: string, { when, how }: SellersConsent) => ({
  entered_by: accountId,
  consent_noted_at: new Date(`${when}T00:00:00Z`),
  consent_how: how,
});

export const auditEntered = (unit: Unit, row: AdRow): Promise<void> =>
  unit.audit({
    action: 'ad.post',
    objectKind: 'ad',
    objectId: row.id,
    before: null,
    after: { status: row.status, sellerId: row.seller_id },
    // How they agreed is on the ad, where it can be erased.
    reason: 'For the seller, who agreed. How is noted on the ad.',
  });
