import type { Database } from '#platform/postgres/database.ts';
import type { AdFacts } from '#rules/ads/ad-facts.ts';
import { scoreRisk, type RiskSignal } from '#rules/ads/checks/risk.ts';
import type { Context } from '../../context.ts';
import { isPhotoKnown } from '../../photos/is-photo-known.ts';
import { readRatesInside } from '../../prices/read-rates.ts';
import { listOwnTails } from '../surroundings-store.ts';
import { DAY_MS } from '#rules/time.ts';

const YEAR_MS = 365 * DAY_MS;

type Scored = { id: string; sellerId: string; facts: AdFacts; isTrader: boolean };

/** How risky an ad is, held against everything else we know. */
export async function scoreAd(
  ctx: Context,
  db: Database,
  { id, sellerId, facts, isTrader }: Scored,
): Promise<{ risk: number; signals: RiskSignal[] }> {
  const since = new Date(ctx.now().getTime() - YEAR_MS);
  return scoreRisk(facts, {
    rates: await readRatesInside(db),
    isPhotoSeenElsewhere: await isPhotoKnown(db, sellerId, facts.photos),
    otherTails: await listOwnTails(db, { sellerId, exceptId: id }, since),
    isTrader,
  });
}
